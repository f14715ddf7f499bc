import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readingSpeeds } from '../../../shared/settings.schema.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

/** One's own reading speed in percent. Saved once it stands: with Enter, or when the field is left. */
export function ReadingSpeedField(): ReactNode {
  const { t } = useTranslation();
  const { readingSpeed: saved } = useSettings();
  const update = useUpdateSettings();
  const [draft, setDraft] = useState<string | null>(null);
  const percent = draft === null || draft.trim() === '' ? Number.NaN : Number(draft);
  const { least, most } = readingSpeeds;
  const isWrong = draft !== null && !(Number.isInteger(percent) && percent >= least && percent <= most);
  const keep = (): void => {
    if (draft === null || isWrong) return;
    setDraft(null);
    if (percent !== saved) update({ readingSpeed: percent });
  };
  return (
    <Field
      label={t('settings.readingSpeed.percent')}
      hint={t('settings.readingSpeed.hint')}
      error={isWrong ? t('settings.readingSpeed.wrong', { least, most }) : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={draft ?? String(saved)}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={keep}
          onKeyDown={({ key }) => key === 'Enter' && keep()}
        />
      )}
    </Field>
  );
}
