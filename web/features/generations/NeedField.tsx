import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { needs } from '../../../shared/vocabulary.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { chosenNeeds } from './answers.ts';
import type { GroupProps } from './groupProps.ts';
import { useFoundNeed } from './useFoundNeed.ts';

/** The need that the script is written for: as the words say, until the person says otherwise. */
export function NeedField({ answers, change }: Pick<GroupProps, 'answers' | 'change'>): ReactNode {
  const { t } = useTranslation();
  const { need: found } = useFoundNeed(answers);
  const isRead = answers.need === null && found !== null;
  const label = t('generator.need.label');
  return (
    <Field label={isRead ? `${label} ${t('generator.ending.read')}` : label} hint={t('generator.need.hint')}>
      {(control) => (
        <Select
          {...control}
          value={answers.need ?? found ?? 'none'}
          onChange={({ target }) => change({ need: chosenNeeds.find((need) => need === target.value) ?? null })}
        >
          <option value="none">{t('generator.need.none')}</option>
          {needs.map((need) => (
            <option key={need} value={need}>
              {t(`vocabulary.needs.${need}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
