import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listSuggestions } from '../../../../shared/routes/suggestions.routes.ts';
import type { MetaphorCategory, Theme } from '../../../../shared/vocabulary.ts';
import { call } from '../../../lib/call.ts';

export type Position = {
  readonly category: MetaphorCategory | null;
  readonly theme: Theme | null;
  readonly section: number;
  readonly round: number;
};

/** Metaphors for a place in a script. What the server knows of the script rises with its revision. */
export function useSuggestions(scriptId: string, revision: number, { category, theme, section, round }: Position) {
  return useQuery({
    queryKey: ['suggestions', scriptId, { revision, category, theme, section, round }],
    queryFn: ({ signal }) =>
      call(listSuggestions, {
        params: { id: scriptId },
        query: { section, round, ...(category && { category }), ...(theme && { theme }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
