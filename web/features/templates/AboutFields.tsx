import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { durationMinutes } from '../../../shared/generations.schema.ts';
import { languages, scriptTypes, themes } from '../../../shared/vocabulary.ts';
import { toLanguage } from '../../i18n/toLanguage.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormGap } from '../../ui/FormGap.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { TemplateFieldProps } from './templateFieldProps.ts';

/** What the template is, and what it is for. */
export function AboutFields({ answers, problems, change }: TemplateFieldProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const toggle = (theme: (typeof themes)[number]): void =>
    change({
      themes: answers.themes.includes(theme) ? answers.themes.filter((one) => one !== theme) : [...answers.themes, theme],
    });
  return (
    <FormGap>
      <Field label={t('templates.form.title')} error={problems.title}>
        {(control) => (
          <TextInput
            {...control}
            required
            autoComplete="off"
            value={answers.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <Field
        optional
        label={t('templates.form.description')}
        hint={t('templates.form.descriptionHint')}
        error={problems.description}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            value={answers.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      <ChoiceGroup
        look="segmented"
        legend={t('generator.type')}
        options={scriptTypes.map((value) => ({ value, label: t(`vocabulary.types.${value}`) }))}
        value={answers.type}
        onChoose={(type) => change({ type })}
      />
      <ChoiceGroup
        legend={t('templates.form.themes')}
        remark={t('app.form.optional')}
        options={themes.map((value) => ({ value, label: t(`vocabulary.themes.${value}`) }))}
        values={answers.themes}
        onToggle={toggle}
      />
      <FormGap data-columns>
        <Field label={t('templates.form.duration')} error={problems.duration}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              inputMode="numeric"
              min={durationMinutes.least}
              max={durationMinutes.most}
              value={answers.duration}
              onChange={(event) => change({ duration: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('generator.language')}>
          {(control) => (
            <Select
              {...control}
              value={answers.language}
              onChange={(event) => change({ language: toLanguage(event.target.value) })}
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
    </FormGap>
  );
}
