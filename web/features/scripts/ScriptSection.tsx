import { styled } from '../../theme/styled.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { color, font, media, text } from '../../theme/tokens.ts';
import type { TextLocation } from './locationOf.ts';
import { sectionAnchor } from '../../lib/sectionAnchor.ts';
import { showAndFocus } from './showAndFocus.ts';

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.7rem',
  scrollMarginBlockStart: '1.5rem',
  '& + &': { marginBlockStart: 'clamp(2.25rem, 4vw, 3.25rem)' },
  '& > header': { position: 'relative', display: 'flex', alignItems: 'baseline', gap: '.9rem' },
  '& > header > h2': { fontSize: text.titleMd, flex: 1 },
  '& > header > i': { font: `italic 400 1.25rem/1 ${font.serif}`, color: color.inkFaint, inlineSize: '1.1em' },
  '& > header > span[data-part="remark"]': {
    fontSize: text.sm,
    color: color.inkFaint,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    fontFamily: font.sans,
  },
  '& > header > h2[data-shown]': { textDecoration: `underline 2px ${color.warn}`, textUnderlineOffset: '.2em' },
  [media.print]: { '& > header > h2': { fontSize: '17pt' }, '& > header > i': { display: 'none' } },
  // The title has its line.
  [media.large]: {
    '& > header': { flexWrap: 'wrap' },
    '& > header > h2': { flex: '1 0 100%', order: -1 },
    '& > header > span[data-part="remark"]': { whiteSpace: 'normal' },
  },
  '&[data-later] > header > h2': { color: color.inkFaint },
  '@media (min-width: 48em)': {
    '& > header > i': { position: 'absolute', insetInlineStart: '-2.1rem', insetBlockStart: '.42rem' },
  },
});

type Props = {
  readonly number: number;
  readonly title: string;
  readonly remark: string;
  readonly isLater?: boolean;
  /** Somebody asked to see this section as a whole. */
  readonly shown?: TextLocation | null;
  /** What can be done with it, beside its length. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
};

/** One part of a script, with its number, its title and its length. */
export function ScriptSection({ number, title, remark, isLater = false, shown = null, action, children }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (shown ? showAndFocus(heading.current, shown.leave) : undefined), [shown]);
  return (
    <Root id={sectionAnchor(number)} data-later={isLater || undefined}>
      <header>
        <i aria-hidden="true">{number}</i>
        <h2 ref={heading} data-shown={shown !== null || undefined} tabIndex={-1}>
          {title}
        </h2>
        <span data-part="remark">{remark}</span>
        {action}
      </header>
      {children}
    </Root>
  );
}
