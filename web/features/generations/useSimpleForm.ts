import { useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { textLength } from '../../../shared/generations.schema.ts';
import { plans, type PlanId } from '../../../shared/plans.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { presetAnswers, type Answers } from './answers.ts';
import { readSentence } from './sentence/readSentence.ts';
import { fromSentence } from './starts/fromSentence.ts';
import { keptSentence, type KeptSentence } from './starts/keptSentence.ts';

type Options = { readonly accountId: string; readonly plan: PlanId; readonly onFill: (answers: Answers) => void };

/** The sentence, which this browser keeps, what is understood of it, and the answers that come of it. */
export function useSimpleForm({ accountId, plan, onFill }: Options) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const settings = useSettings();
  const [given, setGiven] = useState(() => keptSentence.read(accountId));
  const [wasEmpty, setWasEmpty] = useState(false);
  const { sentence } = given;
  const isEmpty = sentence.trim() === '';
  const isTooLong = sentence.trim().length > textLength.free;
  const reading = useMemo(() => readSentence(sentence, language), [sentence, language]);
  const type = given.type ?? reading.type?.value ?? 'meditation';
  const duration = Math.min(given.duration ?? reading.duration?.value ?? 10, plans[plan].maxMinutes);
  const problemOf = (): string | undefined => {
    if (isTooLong) return t('generator.problems.tooLong', { maximum: textLength.free });
    return wasEmpty && isEmpty ? t('starts.simple.empty') : undefined;
  };
  return {
    reading,
    sentence,
    type,
    duration,
    problem: problemOf(),
    change: (changed: Partial<KeptSentence>): void => {
      const next = { ...given, ...changed };
      setGiven(next);
      keptSentence.save(accountId, next);
    },
    submit: (event: FormEvent): void => {
      event.preventDefault();
      setWasEmpty(isEmpty);
      if (isEmpty || isTooLong) return;
      onFill(fromSentence(reading, { sentence, type, duration }, presetAnswers(language, settings)));
      keptSentence.clear(accountId);
    },
  };
}
