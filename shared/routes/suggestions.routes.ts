import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import { SuggestionList, suggestionQuery } from '../suggestions.schema.ts';

export const listSuggestions = defineRoute({
  method: 'GET',
  path: '/api/scripts/:id/suggestions',
  access: 'signed-in',
  summary: 'Metaphors that fit a place in a script, in its language and address form',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject(suggestionQuery),
  answers: { 200: SuggestionList },
  errors: ['RATE_LIMITED', 'UNAVAILABLE'],
});
