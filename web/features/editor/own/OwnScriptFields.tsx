import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { durationMinutes } from '../../../../shared/generations.schema.ts';
import { addressFormsOf, languages, scriptTypes, themes } from '../../../../shared/vocabulary.ts';
import { toLanguage } from '../../../i18n/toLanguage.ts';
import { useFormats } from '../../../lib/useFormats.ts';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormGap } from '../../../ui/FormGap.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { OwnAnswers } from './ownAnswers.ts';

type Props = {
  readonly answers: OwnAnswers;
  readonly change: (changed: Partial<OwnAnswers>) => void;
  readonly durationProblem: string | undefined;
};

/** What the script is for, how long it is to be, and in which words. */
export function OwnScriptFields({ answers, change, durationProblem }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const forms = addressFormsOf[answers.language];
  return (
    <>
      <ChoiceGroup
        look="segmented"
        legend={t('generator.type')}
        options={scriptTypes.map((value) => ({ value, label: t(`vocabulary.types.${value}`) }))}
        value={answers.type}
        onChoose={(type) => change({ type })}
      />
      <ChoiceGroup
        legend={t('generator.theme')}
        options={themes.map((value) => ({ value, label: t(`vocabulary.themes.${value}`) }))}
        value={answers.theme}
        onChoose={(theme) => change({ theme })}
      />
      <FormGap data-columns>
        <Field label={t('ownScript.duration')} error={durationProblem}>
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
      {forms.length > 1 && (
        <ChoiceGroup
          legend={t('generator.address')}
          options={forms.map((value) => ({
            value,
            label: t(`vocabulary.addresses.${answers.language === 'fr' ? 'fr' : 'de'}.${value}`),
          }))}
          value={answers.address ?? forms[0] ?? 'informal'}
          onChoose={(address) => change({ address })}
        />
      )}
    </>
  );
}
