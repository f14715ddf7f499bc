import type { ReactNode } from 'react';
import { styled } from '../../../theme/styled.ts';
import { color, space, weight } from '../../../theme/tokens.ts';
import { Icon } from '../../../ui/Icon.tsx';

const Root = styled('details')({
  borderBlock: `1px solid ${color.line}`,
  '& + &': { borderBlockStart: 'none' },
  '& > summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s3,
    minBlockSize: '3rem',
    cursor: 'pointer',
    listStyle: 'none',
    fontWeight: weight.medium,
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > span': {
    marginInlineStart: 'auto',
    color: color.inkSoft,
    fontWeight: weight.regular,
    fontVariantNumeric: 'tabular-nums',
  },
  '&[open] > summary > svg': { rotate: '180deg' },
  '& > section': { padding: `${space.s2} 0 ${space.s5}`, background: 'none', boxShadow: 'none' },
});

type Props = { readonly title: string; readonly figure: string; readonly children: ReactNode };

/** A panel as one line that opens, where there is no room beside the text. */
export const FoldedPanel = ({ title, figure, children }: Props): ReactNode => (
  <Root data-print="no">
    <summary>
      {title}
      <span>{figure}</span>
      <Icon name="down" small />
    </summary>
    {children}
  </Root>
);
