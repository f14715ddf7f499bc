import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plans, type PlanId } from '../../../../shared/plans.ts';
import { useFormats } from '../../../lib/useFormats.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import type { Start } from './Start.ts';

type Props = {
  readonly start: Start;
  readonly plan: PlanId;
  /** Absent where the form was empty before. */
  readonly onBringBack: (() => void) | undefined;
};

/** Says what has filled the form, and that nothing was lost by it. */
export function StartNote({ start, plan, onBringBack }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { maxMinutes } = plans[plan];
  const said = {
    again: t('starts.again', { title: start.title }),
    template: t('starts.template', { title: start.title }),
    quick: t('starts.quick', {
      theme: start.theme === null ? '' : t(`vocabulary.themes.${start.theme}`),
      length: formats.minutes(Math.min(start.minutes, maxMinutes)),
    }),
    sentence: t('starts.fromSentence'),
  };
  return (
    <Note role="status">
      <p>
        {said[start.kind]} {start.minutes > maxMinutes && t('starts.capped', { length: formats.minutes(maxMinutes) })}
      </p>
      {onBringBack && (
        <Actions sx={{ marginBlockStart: '.5rem' }}>
          <Button size="sm" onClick={onBringBack}>
            {t('starts.bringBack')}
          </Button>
        </Actions>
      )}
    </Note>
  );
}
