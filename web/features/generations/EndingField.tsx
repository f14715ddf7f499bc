import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { guessEndsAsleep } from '../../../shared/asked/guessEnding.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import type { GroupProps } from './groupProps.ts';

const endings = ['awake', 'asleep'] as const;

/** How the script ends: as theme and words say, until the person says otherwise. */
export function EndingField({ answers, change }: Pick<GroupProps, 'answers' | 'change'>): ReactNode {
  const { t } = useTranslation();
  const guess = guessEndsAsleep(answers);
  const isRead = answers.endsAsleep === null && guess !== (answers.theme === 'sleep');
  return (
    <ChoiceGroup
      look="segmented"
      legend={t('generator.ending.label')}
      {...(isRead && { remark: t('generator.ending.read') })}
      options={endings.map((value) => ({ value, label: t(`generator.ending.${value}`) }))}
      value={(answers.endsAsleep ?? guess) ? 'asleep' : 'awake'}
      onChoose={(ending) => change({ endsAsleep: ending === 'asleep' })}
    />
  );
}
