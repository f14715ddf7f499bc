import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { scriptTypes, themes } from '../../../../shared/vocabulary.ts';
import { AddressField } from '../../../ui/AddressField.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { FormGap } from '../../../ui/FormGap.tsx';
import { MinutesField } from '../../../ui/MinutesField.tsx';
import { ScriptLanguageField } from '../../../ui/ScriptLanguageField.tsx';
import type { OwnAnswers } from './ownAnswers.ts';

type Props = {
  readonly answers: OwnAnswers;
  readonly change: (changed: Partial<OwnAnswers>) => void;
  readonly durationProblem: string | undefined;
};

/** What the script is for, how long it is to be, and in which words. */
export function OwnScriptFields({ answers, change, durationProblem }: Props): ReactNode {
  const { t } = useTranslation();
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
        <MinutesField
          label={t('ownScript.duration')}
          value={answers.duration}
          error={durationProblem}
          onChange={(duration) => change({ duration })}
        />
        <ScriptLanguageField value={answers.language} onChoose={(language) => change({ language, address: null })} />
      </FormGap>
      <AddressField language={answers.language} value={answers.address} onChoose={(address) => change({ address })} />
    </>
  );
}
