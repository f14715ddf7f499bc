import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, text } from '../theme/tokens.ts';
import { Actions } from './Actions.tsx';
import { Orb } from './Orb.tsx';
import { PageHeading } from './PageHeading.tsx';
import { Sheet } from './Sheet.tsx';

const Root = styled(Sheet)({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
  gap: '.8rem',
  padding: 'clamp(2.5rem, 5vw, 4.5rem) 1.5rem',
  minBlockSize: '24rem',
  '& h1, & h2': { fontSize: text.titleMd, letterSpacing: '-.012em', lineHeight: 1.15 },
  '& p': { color: color.inkSoft, maxInlineSize: '46ch', textWrap: 'balance' },
  '& > div:last-of-type': { marginBlockStart: '.8rem', justifyContent: 'center' },
});

type Props = {
  readonly orb?: 'plain' | 'horizon' | 'open';
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Whether the title is the page's own heading. */
  readonly isPage?: boolean;
  /** For a state that replaced something in sight. */
  readonly role?: 'status' | 'alert';
};

/** Rings, a title, a sentence and what to do. */
export function EmptyState({ orb = 'plain', title, children, actions, isPage = false, role }: Props): ReactNode {
  return (
    <Root role={role}>
      <Orb kind={orb} />
      {isPage ? <PageHeading>{title}</PageHeading> : <h2>{title}</h2>}
      <p>{children}</p>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
