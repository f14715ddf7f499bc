import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import type { GroupProps } from './groupProps.ts';
import { useFoundNeed } from './useFoundNeed.ts';

/** What of the listener's life the script will say, in the words that name it; each can be taken out. Nothing where there is none. */
export function DetailsField({ answers, change }: Pick<GroupProps, 'answers' | 'change'>): ReactNode {
  const { t } = useTranslation();
  const { details } = useFoundNeed(answers);
  if (details.length === 0) return null;
  const out = details.flatMap(({ key }) => (answers.leaveOutDetails.includes(key) ? [key] : []));
  const toggle = (key: string): void =>
    change({ leaveOutDetails: out.includes(key) ? out.filter((one) => one !== key) : [...out, key] });
  return (
    <ChoiceGroup
      legend={t('generator.details.label')}
      remark={t('generator.ending.read')}
      hint={t('generator.details.hint')}
      options={details.map(({ key, words }) => ({ value: key, label: words }))}
      values={details.flatMap(({ key }) => (out.includes(key) ? [] : [key]))}
      onToggle={toggle}
    />
  );
}
