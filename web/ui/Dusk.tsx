import { styled } from '../theme/styled.ts';
import { color, radius } from '../theme/tokens.ts';

/** The evening surface: one a screenful, for an invitation. */
export const Dusk = styled('div')({
  background: `radial-gradient(110% 140% at 86% 122%, color-mix(in srgb, ${color.duskMist} 76%, transparent) 0, transparent 58%), linear-gradient(168deg, ${color.duskDeep} 0, ${color.dusk} 52%, ${color.duskHigh} 100%)`,
  color: color.onDusk,
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  borderRadius: radius.xl,
  '& :focus-visible': { outlineColor: color.onDuskAccent },
  '& a:not([data-tone])': { textDecorationColor: color.onDuskSoft },
});
