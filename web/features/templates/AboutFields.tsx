import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { scriptTypes, themes } from '../../../shared/vocabulary.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormGap } from '../../ui/FormGap.tsx';
import { MinutesField } from '../../ui/MinutesField.tsx';
import { ScriptLanguageField } from '../../ui/ScriptLanguageField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { TemplateFieldProps } from './templateFieldProps.ts';

/** What the template is, and what it is for. */
export function AboutFields({ answers, problems, change }: TemplateFieldProps): ReactNode {
  const { t } = useTranslation();
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
        <MinutesField
          label={t('templates.form.duration')}
          value={answers.duration}
          error={problems.duration}
          onChange={(duration) => change({ duration })}
        />
        <ScriptLanguageField value={answers.language} onChoose={(language) => change({ language })} />
      </FormGap>
    </FormGap>
  );
}
