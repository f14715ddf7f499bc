import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { durationMinutes, textLength } from '../../../../shared/generations.schema.ts';
import { maxContentLength, type Script } from '../../../../shared/scripts.schema.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { showFailure } from '../../../lib/toasts.ts';
import { useSettings } from '../../../lib/useSettings.ts';
import { firstAnswers, problemsOf, type OwnAnswers, type OwnProblems } from './ownAnswers.ts';
import { ownDraft } from './ownDraft.ts';
import { useBeginScript } from './useBeginScript.ts';

/** The most that each field takes; its sentence names it. */
const maxima = { title: textLength.title, duration: durationMinutes.max, content: maxContentLength } as const;

/** The form for a script of one's own: what is filled in, which this browser keeps, what is wrong with it, and the beginning. */
export function useOwnScriptForm(accountId: string, onBegun: (script: Script) => void) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const settings = useSettings();
  const [kept, setKept] = useState(() => ownDraft.read(accountId));
  const [wasSent, setWasSent] = useState(false);
  const begin = useBeginScript(accountId);
  const answers = kept ?? firstAnswers(language, settings);
  const problems = problemsOf(answers);
  return {
    answers,
    change: (changed: Partial<OwnAnswers>): void => {
      if (begin.isError) begin.reset();
      const next = { ...answers, ...changed };
      setKept(next);
      ownDraft.save(accountId, next);
    },
    submit: (event: FormEvent): void => {
      event.preventDefault();
      setWasSent(true);
      if (Object.keys(problems).length > 0 || begin.isPending) return;
      begin.mutate(answers, {
        onSuccess: onBegun,
        onError: (error) => showFailure(error, t('ownScript.failed')),
      });
    },
    problemText: (field: keyof OwnProblems): string | undefined => {
      const problem = problems[field];
      // What is missing is said once somebody wanted to begin; what is wrong, at once.
      if (!problem || (problem === 'nameMissing' && !wasSent)) return undefined;
      return t(`ownScript.${problem}`, { min: durationMinutes.min, max: maxima[field] });
    },
    isPending: begin.isPending,
    error: begin.error,
  };
}
