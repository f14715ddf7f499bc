import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import type { GroupProps } from './groupProps.ts';
import { useEnding } from './useEnding.ts';

const endings = ['awake', 'asleep'] as const;

/** How the script ends: as theme and words say, until the person says otherwise. */
export function EndingField({ answers, change }: Pick<GroupProps, 'answers' | 'change'>): ReactNode {
  const { t } = useTranslation();
  const { endsAsleep, isRead } = useEnding(answers);
  return (
    <ChoiceGroup
      look="segmented"
      legend={t('generator.ending.label')}
      {...(isRead && { remark: t('generator.ending.read') })}
      options={endings.map((value) => ({ value, label: t(`generator.ending.${value}`) }))}
      value={endsAsleep ? 'asleep' : 'awake'}
      onChoose={(ending) => change({ endsAsleep: ending === 'asleep' })}
    />
  );
}
