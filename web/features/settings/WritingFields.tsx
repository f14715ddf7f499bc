import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Settings } from '../../../shared/settings.schema.ts';
import { approaches, languages, styles } from '../../../shared/vocabulary.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

/** What the generator begins with. */
export function WritingFields(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { language } = useLanguage();
  const { defaultApproach, defaultStyle, defaultScriptLanguage } = useSettings();
  const update = useUpdateSettings();
  return (
    <>
      <ChoiceGroup
        legend={t('generator.approach')}
        options={approaches.map((value) => ({ value, label: t(`vocabulary.approaches.${value}`) }))}
        value={defaultApproach}
        onChoose={(value) => update({ defaultApproach: value })}
      />
      <ChoiceGroup
        legend={t('generator.style')}
        options={styles.map((value) => ({ value, label: t(`vocabulary.styles.${value}`) }))}
        value={defaultStyle}
        onChoose={(value) => update({ defaultStyle: value })}
      />
      <Field label={t('settings.scriptLanguage')}>
        {(control) => (
          <Select
            {...control}
            value={defaultScriptLanguage}
            onChange={(event) =>
              update({ defaultScriptLanguage: Settings.shape.defaultScriptLanguage.parse(event.target.value) })
            }
          >
            <option value="interface">{t('settings.scriptLanguageInterface', { language: formats.language(language) })}</option>
            {languages.map((code) => (
              <option key={code} value={code}>
                {formats.language(code)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
