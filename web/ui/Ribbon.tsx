import type { ReactNode } from 'react';
import type { Approach } from '../../shared/vocabulary.ts';
import { styled } from '../theme/styled.ts';
import { color, media } from '../theme/tokens.ts';

const Root = styled('span')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: '1.4rem',
  inlineSize: '18px',
  blockSize: '34px',
  clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% 80%, 0 100%)',
  background: color.duskHigh,
  '[data-theme="dark"] &': { background: color.duskMist },
  '&[data-approach="nature"]': { background: color.calm },
  '&[data-approach="breath"]': { background: `color-mix(in srgb, ${color.calm} 45%, ${color.surface})` },
  '&[data-approach="bodyscan"]': { background: `color-mix(in srgb, ${color.speech} 70%, ${color.surface})` },
  [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' },
});

/** Marks a card at its upper edge by an approach; the card says it in words. */
export function Ribbon({ approach }: { readonly approach: Approach }): ReactNode {
  return <Root data-approach={approach} aria-hidden="true" />;
}
