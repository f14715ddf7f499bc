import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { costOf } from '../../../shared/cost.ts';
import { plans, type PlanId } from '../../../shared/plans.ts';
import type { generateScript } from '../../../shared/routes/generations.routes.ts';
import type { AnswerOf } from '../../../shared/route.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { showFailure, showToast } from '../../lib/toasts.ts';
import { useHeldValue } from '../../lib/useHeldValue.ts';
import { toBody } from './answers.ts';
import { problemsOf } from './problemsOf.ts';
import { useEnding } from './useEnding.ts';
import { useDraft, type Change } from './useDraft.ts';
import { useGenerateScript } from './useGenerateScript.ts';

export type GeneratorFormOptions = {
  readonly accountId: string;
  readonly plan: PlanId;
  readonly available: number | undefined;
  /** Why there can be no further script at all; `null` where there can. */
  readonly full: string | null;
  readonly onAccepted: (accepted: AnswerOf<typeof generateScript>) => void;
};

/** What is asked of a script, kept as a draft, and what sends it; nothing is sent for which there is a reason not to. */
export function useGeneratorForm({ accountId, plan, available: present, full, onAccepted }: GeneratorFormOptions) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { answers, change } = useDraft(accountId, language, plans[plan].maxMinutes);
  const [isForPractice, setForPractice] = useState(false);
  const generate = useGenerateScript();
  // Its own credits are taken before its page shows: once it is sent, only a refusal lets the form judge itself again.
  const isSent = generate.isPending || generate.isSuccess;
  const available = useHeldValue(present, isSent);
  const error = generate.error instanceof ApiError ? generate.error : null;
  const problems = problemsOf(answers, error?.issues ?? []);
  const cost = costOf(answers.duration);
  const { sent: endsAsleep } = useEnding(answers);

  const reason = ((): string | null => {
    if (isSent) return null;
    if (full !== null) return full;
    if (answers.theme === null) return t('generator.reasons.theme');
    if (available !== undefined && available < cost)
      return t('generator.reasons.credits', {
        available: t('app.credits', { count: available }),
        needed: t('app.credits', { count: cost }),
      });
    if (Object.keys(problems).length > 0) return t('generator.reasons.problems');
    return available === undefined ? t('generator.reasons.loading') : null;
  })();

  const send = (forPractice: boolean): void => {
    const body = toBody({ ...answers, endsAsleep });
    if (!body || reason !== null || isSent) return;
    setForPractice(forPractice);
    generate.mutate(
      { accountId, answers, body: { ...body, ...(forPractice && { forPractice }) } },
      { onSuccess: onAccepted, onError: (failure) => sayWhy(failure) },
    );
  };
  const sayWhy = (failure: unknown): void => {
    if (failure instanceof ApiError && failure.code === 'CRISIS_HELP') return;
    const isSlow = failure instanceof ApiError && failure.kind === 'timeout';
    if (isSlow) showToast({ kind: 'info', title: t('generator.slow.title'), text: t('generator.slow.text') });
    else showFailure(failure);
  };
  // What the server said was about the answers as they were.
  const edit: Change = (changed) => {
    if (generate.isError) generate.reset();
    change(changed);
  };
  return {
    answers,
    edit,
    problems,
    cost,
    /** Credits at hand; of a request that was sent those that there were before it. */
    available,
    reason,
    send,
    isSent,
    failure: generate.error,
    /** What the help lines need, where the request was answered with them. */
    crisis: error?.code === 'CRISIS_HELP' ? error.details : null,
    isForPractice,
  };
}
