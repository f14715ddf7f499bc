import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, font, media, text } from '../theme/tokens.ts';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: '1.25rem',
  alignItems: 'center',
  '& > [data-part="face"]': { position: 'relative', inlineSize: '7rem', blockSize: '7rem' },
  '& circle': { fill: 'none', strokeWidth: 7, stroke: color.pause },
  '& circle + circle': { stroke: color.speech },
  '[data-contrast="more"] & circle': { stroke: color.line },
  '[data-contrast="more"] & circle + circle': { stroke: color.speech },
  '& text': { font: `420 27px ${font.serif}`, fill: color.ink, textAnchor: 'middle', letterSpacing: '-.02em' },
  '& text + text': { font: `400 11px ${font.sans}`, fill: color.inkFaint, letterSpacing: 0 },
  '& ul': { display: 'grid', gap: '.5rem', fontSize: text.sm },
  '& li': { display: 'flex', alignItems: 'center', gap: '.6rem', textWrap: 'balance' },
  '& li i': { inlineSize: '12px', blockSize: '12px', borderRadius: '3px', background: color.speech, flex: 'none' },
  '& li + li i': { background: color.pause, boxShadow: `inset 0 0 0 1px ${color.calm}` },
  [media.narrow]: {
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    '& > [data-part="face"]': { inlineSize: '6rem', blockSize: '6rem' },
  },
  [media.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.forced]: { '& circle': { stroke: 'GrayText' }, '& circle + circle': { stroke: 'CanvasText' } },
});

const circumference = 2 * Math.PI * 48;

/** A size at which words of so many letters stand within the arc, at most the usual one. */
const fitting = (words: string, usual: number, letters: number): string =>
  `${Math.min(usual, (usual * letters) / words.length)}px`;

type Props = {
  /** From 0 to 1: how much of the time is spoken. */
  readonly speechShare: number;
  readonly figure: string;
  readonly caption: string;
  readonly speech: string;
  readonly silence: string;
  /** Stands on the face. */
  readonly handle?: ReactNode;
};

/** A clock face whose arc is the speech and whose rest is the silence. */
export function Dial({ speechShare, figure, caption, speech, silence, handle }: Props): ReactNode {
  const arc = Math.min(1, Math.max(0, speechShare)) * circumference;
  return (
    <Root>
      <div data-part="face">
        <svg viewBox="0 0 112 112" role="img" aria-label={`${figure} ${caption}`}>
          <circle cx="56" cy="56" r="48" />
          <circle cx="56" cy="56" r="48" strokeDasharray={`${arc} ${circumference}`} transform="rotate(-90 56 56)" />
          <text x="56" y="62" style={{ fontSize: fitting(figure, 27, 5) }}>
            {figure}
          </text>
          <text x="56" y="77" style={{ fontSize: fitting(caption, 11, 11) }}>
            {caption}
          </text>
        </svg>
        {handle}
      </div>
      <ul>
        <li>
          <i aria-hidden="true" />
          {speech}
        </li>
        <li>
          <i aria-hidden="true" />
          {silence}
        </li>
      </ul>
    </Root>
  );
}
