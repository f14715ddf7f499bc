import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FoundNeed, RequestWords } from '../../../shared/generations.schema.ts';
import { findNeed } from '../../../shared/routes/generations.routes.ts';
import { steeringFields, type SteeringField } from '../../../shared/steering.schema.ts';
import type { Language } from '../../../shared/vocabulary.ts';
import { call } from '../../lib/call.ts';
import { useStill } from '../../lib/useStill.ts';
import type { Answers } from './answers.ts';

/** Milliseconds without a key after which the words are read. */
const calm = 700;
const nothing: FoundNeed = { need: null, named: [], details: [], instructions: [], endSilence: null };
/** Letters below which words speak of no need. */
const minLetters = 4;

/** The words of a form, and what else of it decides how they are read; a single sentence has no more than its language. */
export type WordsOfForm = { readonly language: Language } & Partial<Readonly<Record<SteeringField, string>>> &
  Partial<Pick<Answers, 'theme' | 'need' | 'endsAsleep' | 'avoid' | 'keep'>>;

/** What the server reads out of the words once they rest; what was found stays until then. */
export function useFoundNeed(words: WordsOfForm): FoundNeed {
  const still = useStill(JSON.stringify(toWords(words)), calm);
  const { data } = useQuery({
    queryKey: ['found-need', still],
    queryFn: ({ signal }) => call(findNeed, { body: JSON.parse(still) as RequestWords, signal }), // what `toWords` made
    enabled: steeringFields.some((field) => (words[field] ?? '').trim().length >= minLetters),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return data ?? nothing;
}

/** Without what is empty, or left to the words. */
function toWords({ language, theme, need, endsAsleep, avoid = [], keep = [], ...words }: WordsOfForm): RequestWords {
  const texts = steeringFields.flatMap((field) => (words[field]?.trim() ? [[field, words[field].trim()]] : []));
  return {
    language,
    ...Object.fromEntries(texts),
    ...(theme && { theme }),
    ...(need && { need: need === 'none' ? null : need }),
    ...(typeof endsAsleep === 'boolean' && { endsAsleep }),
    ...(avoid.length > 0 && { avoidSubjects: avoid }),
    ...(keep.length > 0 && { keepSubjects: keep }),
  };
}
