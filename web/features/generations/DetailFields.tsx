import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textLength } from '../../../shared/generations.schema.ts';
import { FormGap } from '../../ui/FormGap.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { GroupProps } from './groupProps.ts';
import { InstructionFields } from './InstructionFields.tsx';
import { TextField } from './TextField.tsx';

export function DetailFields({ answers, change, problems }: GroupProps): ReactNode {
  const { t } = useTranslation();
  return (
    <FormGap>
      <TextField
        label={t('generator.title')}
        hint={t('generator.titleHint')}
        max={textLength.title}
        value={answers.title}
        error={problems.title}
        onChange={(title) => change({ title })}
      />
      <Switch
        label={t('generator.includeMetaphors')}
        hint={t('generator.includeMetaphorsHint')}
        checked={answers.includeMetaphors}
        onChange={(includeMetaphors) => change({ includeMetaphors })}
      />
      <Switch
        label={t('generator.includeBreathing')}
        hint={t(answers.approach === 'breath' ? 'generator.breathIsApproach' : 'generator.includeBreathingHint')}
        checked={answers.includeBreathing}
        disabled={answers.approach === 'breath' && answers.includeBreathing}
        onChange={(includeBreathing) => change({ includeBreathing })}
      />
      <Switch
        label={t('generator.advancedVisualization')}
        hint={t('generator.advancedVisualizationHint')}
        checked={answers.advancedVisualization}
        onChange={(advancedVisualization) => change({ advancedVisualization })}
      />
      <TextField
        lines
        label={t('generator.additionalInstructions')}
        hint={t('generator.additionalInstructionsHint')}
        max={textLength.free}
        value={answers.additionalInstructions}
        error={problems.additionalInstructions}
        onChange={(additionalInstructions) => change({ additionalInstructions })}
      />
      <InstructionFields answers={answers} change={change} problems={problems} />
      <Switch
        label={t('generator.approveOutline')}
        hint={t('generator.approveOutlineHint')}
        checked={answers.approveOutline}
        onChange={(approveOutline) => change({ approveOutline })}
      />
    </FormGap>
  );
}
