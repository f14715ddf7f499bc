import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFormsOf, approaches, intensities, languages, styles } from '../../../shared/vocabulary.ts';
import { toLanguage } from '../../i18n/toLanguage.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormGap } from '../../ui/FormGap.tsx';
import { Select } from '../../ui/Select.tsx';
import type { GroupProps } from './groupProps.ts';
import { silenceShare } from '../../../shared/markup/silenceShare.ts';

export function SoundFields({ answers, change }: GroupProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const forms = addressFormsOf[answers.language];
  const depth = (intensity: (typeof intensities)[number]): string =>
    t('generator.depthOption', {
      depth: t(`vocabulary.intensities.${intensity}`),
      share: formats.percent(silenceShare({ ...answers, intensity })),
    });
  return (
    <FormGap>
      <ChoiceGroup
        legend={t('generator.approach')}
        options={approaches.map((value) => ({ value, label: t(`vocabulary.approaches.${value}`) }))}
        value={answers.approach}
        onChoose={(approach) => change({ approach })}
      />
      <ChoiceGroup
        legend={t('generator.style')}
        options={styles.map((value) => ({ value, label: t(`vocabulary.styles.${value}`) }))}
        value={answers.style}
        onChoose={(style) => change({ style })}
      />
      <FormGap data-columns>
        <Field label={t('generator.depth')}>
          {(control) => (
            <Select
              {...control}
              value={answers.intensity}
              onChange={(event) =>
                change({ intensity: intensities.find((one) => one === event.target.value) ?? answers.intensity })
              }
            >
              {intensities.map((value) => (
                <option key={value} value={value}>
                  {depth(value)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('generator.language')}>
          {(control) => (
            <Select
              {...control}
              value={answers.language}
              onChange={(event) => change({ language: toLanguage(event.target.value), address: null })}
            >
              {languages.map((value) => (
                <option key={value} value={value}>
                  {formats.language(value)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FormGap>
      {forms.length > 1 && (answers.language === 'fr' || answers.language === 'de') && (
        <ChoiceGroup
          look="segmented"
          legend={t('generator.address')}
          options={forms.map((value) => ({
            value,
            label: t(`vocabulary.addresses.${answers.language === 'fr' ? 'fr' : 'de'}.${value}`),
          }))}
          value={answers.address ?? forms[0] ?? 'informal'}
          onChoose={(address) => change({ address })}
        />
      )}
    </FormGap>
  );
}
