import { useState } from 'react';
import type { Language } from '../../../shared/vocabulary.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { presetAnswers, type Answers } from './answers.ts';
import { draft } from './draft.ts';

export type Change = (changed: Partial<Answers>) => void;

/** The form's answers, kept as a draft with every change. A plan that reaches less far shortens them. */
export function useDraft(accountId: string, language: Language, maxMinutes: number): { answers: Answers; change: Change } {
  const settings = useSettings();
  const [kept, setKept] = useState(() => draft.readAnswers(accountId));
  // Until something is answered, the form begins as the settings say, also when they arrive late or change elsewhere.
  const answers = kept ?? presetAnswers(language, settings);
  const change: Change = (changed) => {
    const next = { ...answers, ...changed };
    setKept(next);
    draft.saveAnswers(accountId, next);
  };
  return { answers: { ...answers, duration: Math.min(answers.duration, maxMinutes) }, change };
}
