import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../shared/scripts.schema.ts';
import { formatClock } from '../../lib/format.ts';
import { color, text } from '../../theme/tokens.ts';
import { Dial } from '../../ui/Dial.tsx';
import { Text } from '../../ui/Text.tsx';
import { Panel } from '../../ui/Panel.tsx';

const Sections = styled('ul')({
  display: 'grid',
  fontSize: text.sm,
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '.3rem 1rem', paddingBlock: '.5rem' },
  '& span + span': { color: color.inkFaint, fontVariantNumeric: 'tabular-nums' },
  '& div': { gridColumn: '1 / -1', display: 'flex', blockSize: '4px' },
  '& i': { borderRadius: '2px', background: color.speech },
  '& i + i': { background: color.pause, boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${color.calm} 40%, transparent)` },
  '@media (forced-colors: active)': {
    '& i': { background: 'CanvasText', forcedColorAdjust: 'none' },
    '& i + i': { background: 'Canvas' },
  },
});

/** Within this many seconds of what was asked, a script is as asked. */
const asAsked = 1;

/** Where the time goes: speech and silence, in all and by section. */
export function ClockPanel({ script }: { readonly script: Script }): ReactNode {
  const { t } = useTranslation();
  const { timing, sections, duration } = script;
  if (!timing) return null;
  const isAsAsked = Math.abs(timing.totalSeconds - duration * 60) <= asAsked;
  const max = Math.max(1, ...sections.map((section) => section.speechSeconds + section.silenceSeconds));
  // Rounded so that the two add up to the whole that stands beside them.
  const silence = Math.round(timing.totalSeconds) - Math.round(timing.speechSeconds);
  const share = (seconds: number): string => `${(seconds / max) * 100}%`;
  return (
    <Panel>
      <h2>{t('scripts.clock.title')}</h2>
      <Dial
        speechShare={timing.totalSeconds > 0 ? timing.speechSeconds / timing.totalSeconds : 0}
        figure={formatClock(timing.totalSeconds)}
        caption={isAsAsked ? t('scripts.clock.asAsked') : t('scripts.clock.of', { asked: formatClock(duration * 60) })}
        speech={t('scripts.clock.speech', { length: formatClock(timing.speechSeconds) })}
        silence={t('scripts.clock.silence', { length: formatClock(silence) })}
      />
      <Sections>
        {sections.map(({ position, title, speechSeconds, silenceSeconds }) => (
          <li key={position}>
            <span lang={script.language}>{title}</span>
            <span>{formatClock(speechSeconds + silenceSeconds)}</span>
            <div aria-hidden="true">
              <i style={{ inlineSize: share(speechSeconds) }} />
              <i style={{ inlineSize: share(silenceSeconds) }} />
            </div>
          </li>
        ))}
      </Sections>
      <Text data-size="xs" data-tone="faint">
        {t('scripts.clock.honest')}
      </Text>
    </Panel>
  );
}
