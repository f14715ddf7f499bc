import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, space, text } from '../../theme/tokens.ts';

const Root = styled('section')({
  marginBlockStart: space.s8,
  scrollMarginBlockStart: space.s5,
  '& > h2': { fontSize: text.titleMd, marginBlockEnd: '1.25rem' },
  '& > h2 + p': { color: color.inkSoft, marginBlock: '-.85rem 1.5rem' },
});

type Props = { readonly title: string; readonly lead?: string; readonly id?: string; readonly children: ReactNode };

/** One part of the page about plans, under its heading. */
export function PlanPart({ title, lead, id, children }: Props): ReactNode {
  return (
    <Root id={id}>
      <h2 tabIndex={-1}>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </Root>
  );
}
