import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/vocabulary.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LegalLinks } from '../../ui/LegalLinks.tsx';
import { textSizes, type Manner } from './keptReading.ts';
import { readingWays } from './readingSession.ts';
import { Stepper } from './Stepper.tsx';
import type { ReaderAct } from './useReaderKeys.ts';
import { VoiceField } from './VoiceField.tsx';

const Root = styled('div')({
  display: 'grid',
  gap: space.s4,
  maxInlineSize: '46rem',
  marginInline: 'auto',
  padding: `${space.s4} ${space.s4} ${space.s2}`,
  maxBlockSize: '55dvh',
  overflowY: 'auto',
  '& > [data-part="row"]': { display: 'flex', flexWrap: 'wrap', gap: `${space.s3} ${space.s5}`, alignItems: 'center' },
  '& > p': { fontSize: text.sm, color: color.inkSoft },
  '& [aria-pressed="true"]': { background: color.calmSoft },
});

type Props = {
  readonly language: Language;
  readonly manner: Manner;
  readonly voices: readonly SpeechSynthesisVoice[];
  readonly voice: SpeechSynthesisVoice | null;
  readonly isDark: boolean;
  /** `null` where the browser gives no full screen. */
  readonly isFull: boolean | null;
  readonly onChange: (changed: Partial<Manner>) => void;
  readonly onAct: (act: ReaderAct) => void;
};

/** How somebody reads on this device. */
export function ReaderOptions({ language, manner, voices, voice, isDark, isFull, onChange, onAct }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { way, tempo, size, isMirrored } = manner;
  return (
    <Root>
      <ChoiceGroup
        legend={t('reading.way.legend')}
        options={readingWays.map((value) => ({ value, label: t(`reading.way.${value}`) }))}
        value={way}
        onChoose={(value) => onChange({ way: value })}
      />
      {way === 'voice' && (
        <VoiceField
          language={language}
          voices={voices}
          voice={voice}
          onChoose={(uri) => onChange({ voices: { ...manner.voices, [language]: uri } })}
        />
      )}
      <div data-part="row">
        <Stepper
          label={t('reading.tempo', { percent: formats.percent(tempo / 100) })}
          less={t('reading.slower')}
          more={t('reading.faster')}
          onLess={() => onAct('slower')}
          onMore={() => onAct('faster')}
        />
        <Stepper
          label={t('reading.size', { size: size + 1, max: textSizes.length })}
          less={t('reading.smaller')}
          more={t('reading.larger')}
          onLess={() => onChange({ size: Math.max(0, size - 1) })}
          onMore={() => onChange({ size: Math.min(textSizes.length - 1, size + 1) })}
        />
      </div>
      <div data-part="row">
        <Button size="sm" aria-pressed={isMirrored} onClick={() => onAct('mirror')}>
          <Icon name="mirror" small />
          {t('reading.mirror')}
        </Button>
        <Button size="sm" aria-pressed={isDark} onClick={() => onChange({ scheme: isDark ? 'light' : 'dark' })}>
          <Icon name="contrast" small />
          {t('reading.dark')}
        </Button>
        {isFull !== null && (
          <Button size="sm" aria-pressed={isFull} onClick={() => onAct('full')}>
            <Icon name="wide" small />
            {t('reading.full')}
          </Button>
        )}
      </div>
      <p>{t('reading.keys')}</p>
      <LegalLinks />
    </Root>
  );
}
