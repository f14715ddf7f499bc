import { styled } from '../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { color, media, space, text } from '../../theme/tokens.ts';
import { Sheet } from '../../ui/Sheet.tsx';

const Root = styled(Sheet)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)',
  gap: `${space.s4} clamp(1.5rem, 4vw, 3.5rem)`,
  padding: space.sheet,
  '& > header > h2': { fontSize: text.titleSm },
  '& > header > p': { marginBlockStart: '.45rem', fontSize: text.sm, color: color.inkSoft },
  '& > div': { display: 'grid', gap: space.s5, alignContent: 'start', minInlineSize: 0 },
  [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

type Props = { readonly title: string; readonly lead?: string; readonly children: ReactNode };

/** Settings that belong together: what they are about at the side, what can be chosen beside it. */
export function SettingsGroup({ title, lead, children }: Props): ReactNode {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p>{lead}</p>}
      </header>
      <div>{children}</div>
    </Root>
  );
}
