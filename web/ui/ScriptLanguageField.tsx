import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '../../shared/vocabulary.ts';
import { toLanguage } from '../i18n/toLanguage.ts';
import { useFormats } from '../lib/useFormats.ts';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';

type Props = { readonly value: Language; readonly onChoose: (language: Language) => void };

/** The language that a script is written in; each is named in the reader's. */
export function ScriptLanguageField({ value, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Field label={t('generator.language')}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChoose(toLanguage(event.target.value))}>
          {languages.map((language) => (
            <option key={language} value={language}>
              {formats.language(language)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
