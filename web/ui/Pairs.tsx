import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, space, text, weight } from '../theme/tokens.ts';

const Root = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.5rem',
  fontSize: text.sm,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '1rem' },
  '& dt': { color: color.inkSoft, minInlineSize: 0 },
  '& dd': { flex: 'none', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  '& > div[data-total]': { paddingBlockStart: '.5rem', borderBlockStart: `1px solid ${color.line}`, fontWeight: weight.medium },
  '& > div[data-total] dt': { color: color.ink },
  '@media (max-width: 22.4375em)': {
    '& > div': { flexWrap: 'wrap', columnGap: space.s4, rowGap: 0 },
    '& dd': { flex: '0 1 auto', whiteSpace: 'normal' },
  },
});

export type Pair = { readonly key?: string; readonly name: string; readonly value: ReactNode; readonly total?: boolean };

/** Names and values, one a line; a total stands below a rule. */
export function Pairs({ pairs }: { readonly pairs: readonly Pair[] }): ReactNode {
  return (
    <Root>
      {pairs.map(({ key, name, value, total }) => (
        <div key={key ?? name} data-total={total || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Root>
  );
}
