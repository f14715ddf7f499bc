import { styled } from '../../../theme/styled.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/useFormats.ts';
import { useSettings } from '../../../lib/useSettings.ts';
import { color, text } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dial } from '../../../ui/Dial.tsx';
import { FitDial, type FitProps } from '../fitting/FitDial.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { Stretch } from './findPace.ts';
import type { ScriptTime } from './timeReading.ts';

/** Within this many seconds of what was asked, a script is as asked. */
const asAsked = 1;
/** Places that the list of what rushes and drags names at most. */
const maxListed = 6;

const Paces = styled('ul')({
  display: 'grid',
  fontSize: text.sm,
  // Their words stand below the other words.
  marginInline: '-.8rem',
  '& button': { inlineSize: '100%', justifyContent: 'start', textAlign: 'start', minBlockSize: '2rem' },
  '& li[data-pace="rush"] button': { color: color.warnInk },
  '& li[data-pace="drag"] button': { color: color.calmInk },
});
const Words = styled('p')({ color: color.inkSoft, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' });

type Props = {
  readonly time: ScriptTime;
  /** Minutes asked for. */
  readonly duration: number;
  readonly stretches: readonly Stretch[];
  /** What fits the pauses to a length; `null` while nothing may be changed. */
  readonly fit: Omit<FitProps, 'time'> | null;
  readonly onShow: (at: number) => void;
};

/** How long it takes, and where it hurries or drags, as one writes. */
export function ClockPanel({ time, duration, stretches, fit, onShow }: Props): ReactNode {
  const { t } = useTranslation();
  const { showWordCount } = useSettings();
  const { number } = useFormats();
  const total = time.speech + time.silence;
  const dial: ComponentProps<typeof Dial> = {
    speechShare: total > 0 ? time.speech / total : 0,
    figure: formatClock(total),
    caption:
      Math.abs(total - duration * 60) <= asAsked
        ? t('scripts.clock.asAsked')
        : t('scripts.clock.of', { asked: formatClock(duration * 60) }),
    speech: t('scripts.clock.speech', { length: formatClock(time.speech) }),
    // Rounded so that the two add up to the whole that stands beside them.
    silence: t('scripts.clock.silence', { length: formatClock(Math.round(total) - Math.round(time.speech)) }),
  };
  const uneven = stretches.filter(({ pace }) => pace !== 'even');
  return (
    <Panel>
      <h2>{t('scripts.clock.title')}</h2>
      {fit ? <FitDial {...fit} time={time} dial={dial} /> : <Dial {...dial} />}
      {showWordCount && <Words>{t('editor.words', { count: time.words, number: number(time.words) })}</Words>}
      {uneven.length > 0 && (
        <Paces>
          {uneven.slice(0, maxListed).map(({ from, at, pace, section }) => (
            <li key={from} data-pace={pace}>
              <Button size="sm" tone="quiet" onClick={() => onShow(from)}>
                {t(pace === 'rush' ? 'editor.pace.rush' : 'editor.pace.drag', { at: formatClock(at), section: section + 1 })}
              </Button>
            </li>
          ))}
        </Paces>
      )}
    </Panel>
  );
}
