import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color, font, text } from '../../theme/tokens.ts';

const Root = styled('section')({
  display: 'grid',
  gap: '.7rem',
  '& + &': { marginBlockStart: 'clamp(2.25rem, 4vw, 3.25rem)' },
  '& > header': { position: 'relative', display: 'flex', alignItems: 'baseline', gap: '.9rem' },
  '& > header > h2': { fontSize: text.titleMd, flex: 1 },
  '& > header > i': { font: `italic 400 1.25rem/1 ${font.serif}`, color: color.inkFaint, inlineSize: '1.1em' },
  '& > header > span': {
    fontSize: text.sm,
    color: color.inkFaint,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    fontFamily: font.sans,
  },
  '&[data-later] > header > h2': { color: color.inkFaint },
  '@media (min-width: 768px)': {
    '& > header > i': { position: 'absolute', insetInlineStart: '-2.1rem', insetBlockStart: '.42rem' },
  },
});

type Props = {
  readonly number: number;
  readonly title: string;
  readonly remark: string;
  readonly isLater?: boolean;
  readonly children?: ReactNode;
};

/** One part of a script, with its number, its title and its length. */
export function ScriptSection({ number, title, remark, isLater = false, children }: Props): ReactNode {
  return (
    <Root data-later={isLater || undefined}>
      <header>
        <i aria-hidden="true">{number}</i>
        <h2>{title}</h2>
        <span>{remark}</span>
      </header>
      {children}
    </Root>
  );
}
