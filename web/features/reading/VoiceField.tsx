import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/vocabulary.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';

type Props = {
  readonly language: Language;
  readonly voices: readonly SpeechSynthesisVoice[];
  readonly voice: SpeechSynthesisVoice | null;
  readonly onChoose: (voiceURI: string) => void;
};

/** Which of the device's voices speaks the script; where it has none of that language, a sentence that says so. */
export function VoiceField({ language, voices, voice, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  if (voices.length === 0) return <p role="alert">{t('reading.voice.none', { language: formats.language(language) })}</p>;
  return (
    <Field label={t('reading.voice.label')}>
      {(control) => (
        <Select {...control} value={voice?.voiceURI ?? ''} onChange={(event) => onChoose(event.target.value)}>
          {voices.map(({ voiceURI, name }) => (
            <option key={voiceURI} value={voiceURI}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
