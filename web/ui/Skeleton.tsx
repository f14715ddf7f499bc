import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color, radius } from '../theme/tokens.ts';

const Root = styled('div')({
  display: 'grid',
  gap: '.8rem',
  paddingBlock: '.5rem',
  '& i': {
    display: 'block',
    blockSize: '.6rem',
    borderRadius: radius.full,
    background: color.sunken,
    boxShadow: `inset 0 0 0 .5px ${color.line}`,
  },
});

/** Lines of text that are on their way, each given by its width in percent. */
export function Skeleton({ widths }: { readonly widths: readonly number[] }): ReactNode {
  return (
    <Root aria-hidden="true">
      {widths.map((width, index) => (
        <i key={index} style={{ inlineSize: `${width}%` }} />
      ))}
    </Root>
  );
}
