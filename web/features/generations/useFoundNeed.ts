import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FoundNeed, RequestWords } from '../../../shared/generations.schema.ts';
import { findNeed } from '../../../shared/routes/generations.routes.ts';
import { steeringFields } from '../../../shared/steering.schema.ts';
import { call } from '../../lib/call.ts';
import { useStill } from '../../lib/useStill.ts';

/** Milliseconds without a key after which the words are read. */
const calm = 700;
const nothing: FoundNeed = { need: null, named: [] };
/** Letters below which words speak of no need. */
const minLetters = 4;

/** The need that the words speak of, and what they name only in saying it, as the server reads them once they rest; what was found stays until then. */
export function useFoundNeed(words: RequestWords): FoundNeed {
  const still = useStill(JSON.stringify(filled(words)), calm);
  const { data } = useQuery({
    queryKey: ['found-need', still],
    queryFn: ({ signal }) => call(findNeed, { body: JSON.parse(still) as RequestWords, signal }), // what `filled` made
    enabled: steeringFields.some((field) => (words[field] ?? '').trim().length >= minLetters),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return data ?? nothing;
}

/** The words alone, without what is empty. */
const filled = ({ language, ...words }: RequestWords): RequestWords => ({
  language,
  ...Object.fromEntries(steeringFields.flatMap((field) => (words[field]?.trim() ? [[field, words[field].trim()]] : []))),
});
