import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textLength } from '../../../shared/generations.schema.ts';
import { FormGap } from '../../ui/FormGap.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { GroupProps } from './groupProps.ts';
import { TextField } from './TextField.tsx';

export function DetailFields({ answers, change, problems }: GroupProps): ReactNode {
  const { t } = useTranslation();
  return (
    <FormGap>
      <TextField
        label={t('generations.title')}
        hint={t('generations.titleHint')}
        most={textLength.title}
        value={answers.title}
        error={problems.title}
        onChange={(title) => change({ title })}
      />
      <Switch
        label={t('generations.includeMetaphors')}
        hint={t('generations.includeMetaphorsHint')}
        checked={answers.includeMetaphors}
        onChange={(includeMetaphors) => change({ includeMetaphors })}
      />
      <Switch
        label={t('generations.includeBreathing')}
        hint={t('generations.includeBreathingHint')}
        checked={answers.includeBreathing}
        onChange={(includeBreathing) => change({ includeBreathing })}
      />
      <Switch
        label={t('generations.advancedVisualization')}
        hint={t('generations.advancedVisualizationHint')}
        checked={answers.advancedVisualization}
        onChange={(advancedVisualization) => change({ advancedVisualization })}
      />
      <TextField
        lines
        label={t('generations.additionalInstructions')}
        hint={t('generations.additionalInstructionsHint')}
        most={textLength.free}
        value={answers.additionalInstructions}
        error={problems.additionalInstructions}
        onChange={(additionalInstructions) => change({ additionalInstructions })}
      />
      <Switch
        label={t('generations.approveOutline')}
        hint={t('generations.approveOutlineHint')}
        checked={answers.approveOutline}
        onChange={(approveOutline) => change({ approveOutline })}
      />
    </FormGap>
  );
}
