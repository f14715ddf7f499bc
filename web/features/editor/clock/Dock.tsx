import { styled } from '../../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../shared/vocabulary.ts';
import { formatClock } from '../../../lib/format.ts';
import { color, font, media, radius, space, text, weight } from '../../../theme/tokens.ts';
import type { Stretch } from './findPace.ts';
import type { ScriptTime } from './timeReading.ts';

const Root = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '.3rem 1.5rem',
  alignItems: 'center',
  marginInline: `calc(-1 * ${space.gutter})`,
  padding: `.7rem ${space.gutter} .8rem`,
  background: color.surface,
  borderRadius: `${radius.lg} ${radius.lg} 0 0`,
  boxShadow: `0 -1px 0 ${color.line}, ${color.shadow2}`,
  '& [data-part="names"]': { display: 'flex', fontSize: text.xs, color: color.inkFaint, marginBlockEnd: '.3rem' },
  '& [data-part="names"] > span': {
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingInlineEnd: '.4rem',
  },
  '& [data-part="names"] > [data-here]': { color: color.ink, fontWeight: weight.medium },
  '& [data-part="names"] em': { font: `italic 400 1rem/1 ${font.serif}`, marginInlineEnd: '.2em' },
  '& [data-part="bars"]': { display: 'flex', alignItems: 'end', gap: '1px', blockSize: '24px', cursor: 'pointer' },
  // Silence is the ground, speech what stands on it.
  '& [data-part="bars"] > i': {
    background: `linear-gradient(to top, ${color.speech} var(--speech), ${color.pause} var(--speech))`,
    borderRadius: '2px',
    blockSize: '100%',
    minInlineSize: '1px',
  },
  '& [data-part="bars"] > i[data-pace="rush"]': { boxShadow: `0 3px 0 ${color.warn}` },
  '& [data-part="bars"] > i[data-pace="drag"]': { boxShadow: `0 3px 0 ${color.calm}` },
  '& [data-part="bars"] > i[data-here]': { outline: `2px solid ${color.accent}`, outlineOffset: '1px' },
  '& [data-part="total"]': { fontVariantNumeric: 'tabular-nums', fontSize: text.sm, color: color.inkFaint },
  '& [data-part="total"] > b': { fontWeight: weight.medium, color: color.ink },
  [media.narrow]: {
    position: 'static',
    '& [data-part="names"] > span:not([data-here])': { visibility: 'hidden' },
  },
  [media.forced]: { '& [data-part="bars"] > i': { forcedColorAdjust: 'none' } },
});

type Props = {
  readonly time: ScriptTime;
  readonly duration: number;
  readonly stretches: readonly Stretch[];
  readonly section: number;
  readonly cursor: number;
  readonly language: Language;
  readonly onShow: (at: number) => void;
};

/** The script along its time: of each stretch how much is spoken, which rushes and which drags, and where one is. */
export function Dock({ time, duration, stretches, section, cursor, language, onShow }: Props): ReactNode {
  const { t } = useTranslation();
  const total = time.speech + time.silence;
  const here = stretches.findLast(({ from }) => from <= cursor) ?? stretches[0];
  const count = (pace: Stretch['pace']): number => stretches.filter((one) => one.pace === pace).length;
  return (
    <Root data-part="dock">
      <div>
        <div data-part="names" lang={language} aria-hidden="true">
          {time.sections.map(({ title, from, speech, silence }, index) => (
            <span key={from} data-here={index + 1 === section || undefined} style={{ flex: `${speech + silence} 1 0` }}>
              <em>{index + 1}</em>
              {title}
            </span>
          ))}
        </div>
        <div
          data-part="bars"
          role="img"
          aria-label={t('editor.pace.timeline', { rush: count('rush'), drag: count('drag') })}
          onPointerDown={({ target }) => {
            const from = target instanceof HTMLElement ? target.dataset['from'] : undefined;
            if (from !== undefined) onShow(Number(from));
          }}
        >
          {stretches.map((one) => (
            <i
              key={one.from}
              data-from={one.from}
              data-pace={one.pace}
              data-here={one === here || undefined}
              ref={(element) => element?.style.setProperty('--speech', `${(one.speech / (one.speech + one.silence)) * 100}%`)}
              style={{ flex: `${one.speech + one.silence} 1 0` }}
            />
          ))}
        </div>
      </div>
      <div data-part="total">
        <b>{formatClock(total)}</b> {t('scripts.clock.of', { asked: formatClock(duration * 60) })}
      </div>
    </Root>
  );
}
