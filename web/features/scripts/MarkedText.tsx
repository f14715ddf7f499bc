import { styled } from '../../theme/styled.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { color, media, radius } from '../../theme/tokens.ts';
import { showAndFocus } from './showAndFocus.ts';
import type { TextLocation } from './locationOf.ts';

const Mark = styled('mark')({
  background: color.warnSoft,
  color: 'inherit',
  borderRadius: radius.sm,
  textDecoration: `underline 2px ${color.warn}`,
  textUnderlineOffset: '.2em',
  boxDecorationBreak: 'clone',
  scrollMarginBlock: '6rem',
  [media.forced]: { textDecorationColor: 'currentColor' },
});

type Props = { readonly children: string; readonly shown: TextLocation; readonly from: number; readonly to: number };

/** A sentence with the part marked that somebody asked to see. Escape leads back to where they asked. */
export function MarkedText({ children: words, shown, from, to }: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => showAndFocus(ref.current, shown.leave), [shown]);
  return (
    <>
      {words.slice(0, from)}
      <Mark ref={ref} tabIndex={-1}>
        {words.slice(from, to)}
      </Mark>
      {words.slice(to)}
    </>
  );
}
