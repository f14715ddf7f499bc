import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { themes, type Theme } from '../../../../shared/vocabulary.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';

type Props = { readonly value: Theme | null; readonly onChoose: (theme: Theme | null) => void };

/** What the metaphors should be about; `null` is any theme. */
export function ThemeField({ value, onChoose }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <Field label={t('suggestions.theme')}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChoose(themes.find((one) => one === target.value) ?? null)}
        >
          <option value="">{t('suggestions.anyTheme')}</option>
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {t(`vocabulary.themes.${theme}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
