import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { guessBody } from '../../../shared/asked/guessBody.ts';
import { bodyLimits } from '../../../shared/vocabulary.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import type { GroupProps } from './groupProps.ts';

type Props = Pick<GroupProps, 'answers' | 'change'> & { readonly problem: string | undefined };

/** What of the listener's body the script does not use: as the words say, until the person says otherwise. */
export function BodyField({ answers, change, problem }: Props): ReactNode {
  const { t } = useTranslation();
  const guess = guessBody(answers);
  const limits = answers.body ?? guess;
  const isRead = answers.body === null && guess.length > 0;
  return (
    <div>
      <ChoiceGroup
        legend={t('generator.body')}
        remark={t(isRead ? 'generator.ending.read' : 'app.form.optional')}
        options={bodyLimits.map((value) => ({ value, label: t(`vocabulary.body.${value}`) }))}
        values={limits}
        onToggle={(limit) =>
          change({ body: limits.includes(limit) ? limits.filter((one) => one !== limit) : [...limits, limit] })
        }
      />
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
