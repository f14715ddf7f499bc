import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textLength } from '../../../shared/generations.schema.ts';
import { FormGap } from '../../ui/FormGap.tsx';
import { AvoidFields } from './AvoidFields.tsx';
import { BodyField } from './BodyField.tsx';
import type { GroupProps } from './groupProps.ts';
import { TextField } from './TextField.tsx';

export function ListenerFields({ answers, change, problems }: GroupProps): ReactNode {
  const { t } = useTranslation();
  return (
    <FormGap>
      <FormGap data-columns>
        <TextField
          label={t('generator.audience')}
          hint={t('generator.audienceHint')}
          max={textLength.audience}
          value={answers.audience}
          error={problems.audience}
          onChange={(audience) => change({ audience })}
        />
        <TextField
          label={t('generator.goal')}
          hint={t('generator.goalHint')}
          max={textLength.goal}
          value={answers.goal}
          error={problems.goal}
          onChange={(goal) => change({ goal })}
        />
      </FormGap>
      <TextField
        label={t('generator.listenerName')}
        hint={t('generator.listenerNameHint')}
        max={textLength.listenerName}
        value={answers.listenerName}
        error={problems.listenerName}
        onChange={(listenerName) => change({ listenerName })}
      />
      <TextField
        lines
        label={t('generator.personalization')}
        hint={t('generator.personalizationHint')}
        max={textLength.free}
        value={answers.personalization}
        error={problems.personalization}
        onChange={(personalization) => change({ personalization })}
      />
      <BodyField answers={answers} change={change} problem={problems.body} />
      <AvoidFields answers={answers} change={change} />
    </FormGap>
  );
}
