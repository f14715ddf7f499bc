import { useState } from 'react';
import type { Language } from '../../../shared/vocabulary.ts';
import { firstAnswers, type Answers } from './answers.ts';
import { draft } from './draft.ts';

export type Change = (changed: Partial<Answers>) => void;

/** The form's answers, kept as a draft with every change. A plan that reaches less far shortens them. */
export function useDraft(accountId: string, language: Language, longestMinutes: number): { answers: Answers; change: Change } {
  const [answers, setAnswers] = useState<Answers>(() => draft.readAnswers(accountId) ?? firstAnswers(language));
  const change: Change = (changed) => {
    const next = { ...answers, ...changed };
    setAnswers(next);
    draft.saveAnswers(accountId, next);
  };
  return { answers: { ...answers, duration: Math.min(answers.duration, longestMinutes) }, change };
}
