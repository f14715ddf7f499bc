import { styled } from '../theme/styled.ts';
import type { CSSProperties, ReactNode } from 'react';
import { color, font, media, text } from '../theme/tokens.ts';

const knob = 28;

const Root = styled('div')({
  position: 'relative',
  paddingBlock: '3rem 2.9rem',
  '& > div': {
    position: 'relative',
    blockSize: '6px',
    borderRadius: '3px',
    background: color.sunken,
    boxShadow: `inset 0 0 0 .5px ${color.lineMid}`,
  },
  '& [data-part="fill"]': {
    position: 'absolute',
    inset: '0 auto 0 0',
    inlineSize: 'var(--at)',
    background: color.speech,
    borderRadius: '3px',
  },
  '& [data-part="beyond"]': {
    position: 'absolute',
    inset: '0 0 0 var(--limit)',
    background: `repeating-linear-gradient(115deg, ${color.paper} 0 4px, ${color.lineStrong} 4px 5px)`,
    borderRadius: '0 3px 3px 0',
    opacity: 0.7,
  },
  '& [data-part="knob"]': {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: 'var(--at)',
    inlineSize: `${knob}px`,
    blockSize: `${knob}px`,
    borderRadius: '50%',
    translate: '-50% -50%',
    background: color.surface,
    boxShadow: `${color.shadow2}, inset 0 0 0 1px ${color.lineStrong}`,
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
  },
  '& [data-part="knob"]::after': {
    content: '""',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '50%',
    background: color.accent,
  },
  // Covers just what may be chosen, and half a knob on each side, so that its thumb is where the knob is drawn.
  '& input': {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: `-${knob / 2}px`,
    inlineSize: `calc(var(--limit) + ${knob}px)`,
    blockSize: '44px',
    margin: 0,
    translate: '0 -50%',
    opacity: 0,
    cursor: 'pointer',
  },
  '& input::-webkit-slider-thumb': { inlineSize: `${knob}px`, blockSize: `${knob}px` },
  '& input::-moz-range-thumb': { inlineSize: `${knob}px`, blockSize: `${knob}px` },
  '& input:focus-visible ~ [data-part="knob"]': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  '& output': {
    position: 'absolute',
    insetBlockEnd: 'calc(100% + 1.4rem)',
    insetInlineStart: 'clamp(0px, calc(var(--at) - 1rem), calc(100% - 7rem))',
    font: `440 1.25rem/1 ${font.serif}`,
    whiteSpace: 'nowrap',
  },
  '& [data-part="tick"]': {
    position: 'absolute',
    insetBlockStart: '1.3rem',
    insetInlineStart: 'var(--tick)',
    translate: '-50% 0',
    fontSize: text.xs,
    color: color.inkFaint,
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part="tick"]:first-of-type': { translate: 0 },
  '& [data-part="tick"]:last-of-type': { translate: '-100% 0' },
  // In two lines above the scale, at its beginning.
  [media.large]: { paddingBlockStart: '4.5rem', '& output': { insetInlineStart: 0, whiteSpace: 'normal' } },
  '@media (forced-colors: active)': {
    '& [data-part="fill"], & [data-part="knob"]': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

type Props = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The longest that may be chosen; what lies beyond is hatched. */
  readonly limit: number;
  readonly ticks: readonly number[];
  readonly said: string;
  readonly describedBy?: string;
  readonly onChange: (value: number) => void;
};

/** Minutes on a line, with what the plan does not reach drawn as out of reach. */
export function LengthScale({ label, value, min, max, limit, ticks, said, describedBy, onChange }: Props): ReactNode {
  const offset = (minutes: number): string => `${((minutes - min) / (max - min)) * 100}%`;
  const offsets: CSSProperties & Record<'--at' | '--limit', string> = { '--at': offset(value), '--limit': offset(limit) };
  const tickAt = (minutes: number): CSSProperties & Record<'--tick', string> => ({ '--tick': offset(minutes) });
  return (
    <Root style={offsets}>
      <div>
        <span data-part="fill" />
        {limit < max && <span data-part="beyond" />}
        <input
          type="range"
          aria-label={label}
          aria-valuetext={said}
          aria-describedby={describedBy}
          min={min}
          max={limit}
          step={1}
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <span data-part="knob" />
        <output aria-hidden="true">{said}</output>
        {ticks.map((minutes) => (
          <small key={minutes} data-part="tick" style={tickAt(minutes)} aria-hidden="true">
            {minutes}
          </small>
        ))}
      </div>
    </Root>
  );
}
