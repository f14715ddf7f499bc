import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { iconPaths, type IconName } from './iconPaths.tsx';

const Glyph = styled('svg')({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '&[data-small]': { inlineSize: '1.0625rem', blockSize: '1.0625rem' },
});

type Props = { readonly name: IconName; readonly small?: boolean };

/** A stroke drawing beside words, or inside something that carries its own label. */
export function Icon({ name, small = false }: Props): ReactNode {
  return (
    <Glyph viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-small={small || undefined}>
      {iconPaths[name]}
    </Glyph>
  );
}
