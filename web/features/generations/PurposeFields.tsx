import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textLength } from '../../../shared/generations.schema.ts';
import { scriptTypes, themes } from '../../../shared/vocabulary.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { FormGap } from '../../ui/FormGap.tsx';
import { Note } from '../../ui/Note.tsx';
import type { GroupProps } from './groupProps.ts';
import { DetailsField } from './DetailsField.tsx';
import { EndingField } from './EndingField.tsx';
import { EatingDisorderNote } from './EatingDisorderNote.tsx';
import { NeedField } from './NeedField.tsx';
import { TextField } from './TextField.tsx';

export function PurposeFields({ answers, change, problems }: GroupProps): ReactNode {
  const { t } = useTranslation();
  return (
    <FormGap>
      <ChoiceGroup
        look="segmented"
        legend={t('generator.type')}
        options={scriptTypes.map((value) => ({ value, label: t(`vocabulary.types.${value}`) }))}
        value={answers.type}
        onChoose={(type) => change({ type })}
      />
      {answers.type === 'hypnosis' && <Note kind="warn">{t('generator.hypnosisNote')}</Note>}
      <ChoiceGroup<string>
        legend={t('generator.theme')}
        options={themes.map((value) => ({ value, label: t(`vocabulary.themes.${value}`) }))}
        value={answers.theme ?? ''}
        onChoose={(chosen) => change({ theme: themes.find((theme) => theme === chosen) ?? null, endsAsleep: null })}
      />
      <TextField
        lines
        label={t('generator.description')}
        hint={t('generator.descriptionHint')}
        max={textLength.free}
        value={answers.description}
        error={problems.description}
        onChange={(description) => change({ description })}
      />
      <NeedField answers={answers} change={change} />
      <EatingDisorderNote words={answers} />
      <DetailsField answers={answers} change={change} />
      <EndingField answers={answers} change={change} />
    </FormGap>
  );
}
