import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import type { Plan } from '../../../shared/plans.ts';
import { quickAction, type QuickAction } from '../../lib/quickAction.ts';
import { showToast } from '../../lib/toasts.ts';
import { useFormats } from '../../lib/useFormats.ts';

type Ask = Omit<QuickAction, 'fromQuickAction'>;

/** Hands a beginning to the generator and goes there. What the plan cannot reach is capped, and said. */
export function usePrepare({ id, maxMinutes }: Plan): (name: string, ask: Ask) => void {
  const { t } = useTranslation();
  const formats = useFormats();
  const navigate = useNavigate();
  return (name, ask) => {
    quickAction.save(ask);
    const length = formats.minutes(Math.min(ask.duration, maxMinutes));
    const isCapped = ask.duration > maxMinutes;
    showToast({
      kind: isCapped ? 'info' : 'success',
      title: t('home.start.prepared', { name, length }),
      ...(isCapped && {
        text: t('home.start.cappedToast', { plan: t(`vocabulary.plans.${id}`), length: formats.minutes(maxMinutes) }),
      }),
    });
    void navigate(paths.quickScript);
  };
}
