import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { askOfTemplateStyle, templateStyles } from '../../../shared/templateStyles.ts';
import { approaches } from '../../../shared/vocabulary.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormGap } from '../../ui/FormGap.tsx';
import { Select } from '../../ui/Select.tsx';
import { Text } from '../../ui/Text.tsx';
import type { TemplateFieldProps } from './templateFieldProps.ts';

/** How scripts that begin with it sound; what the style's word asks of the generator is said beside it. */
export function SoundFields({ answers, change }: TemplateFieldProps): ReactNode {
  const { t } = useTranslation();
  const asked = askOfTemplateStyle[answers.style];
  return (
    <FormGap>
      <ChoiceGroup
        legend={t('templates.form.style')}
        options={templateStyles.map((value) => ({ value, label: t(`templates.styles.${value}`) }))}
        value={answers.style}
        onChoose={(style) => change({ style })}
      />
      <Text data-size="sm" data-tone="soft">
        {t('templates.form.styleMeans', {
          style: t(`vocabulary.styles.${asked.style}`),
          approach: t(`vocabulary.approaches.${asked.approach}`),
        })}
      </Text>
      <Field label={t('generator.approach')}>
        {(control) => (
          <Select
            {...control}
            value={answers.approach ?? ''}
            onChange={(event) => change({ approach: approaches.find((one) => one === event.target.value) ?? null })}
          >
            <option value="">{t('templates.form.approachOfStyle')}</option>
            {approaches.map((value) => (
              <option key={value} value={value}>
                {t(`vocabulary.approaches.${value}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormGap>
  );
}
