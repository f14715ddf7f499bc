import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pauseRanges, type PauseName } from '../../../shared/settings.schema.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

/** Seconds of one kind of pause. Saved once they stand: with Enter, or when the field is left. */
export function PauseField({ name }: { readonly name: PauseName }): ReactNode {
  const { t } = useTranslation();
  const saved = useSettings()[name];
  const update = useUpdateSettings();
  const [draft, setDraft] = useState<string | null>(null);
  const { least, most } = pauseRanges[name];
  const seconds = draft === null || draft.trim() === '' ? Number.NaN : Number(draft);
  const problem = ((): string | undefined => {
    if (draft === null) return undefined;
    if (!Number.isInteger(seconds)) return t('settings.pauses.whole');
    if (seconds < least) return t(`settings.pauses.${name}.least`, { seconds: least });
    return seconds > most ? t(`settings.pauses.${name}.most`, { seconds: most }) : undefined;
  })();
  const keep = (): void => {
    if (draft === null || problem !== undefined) return;
    setDraft(null);
    if (seconds !== saved) update({ [name]: seconds });
  };
  return (
    <Field label={t(`settings.pauses.${name}.label`)} hint={t('settings.pauses.range', { least, most })} error={problem}>
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
