import * as z from 'zod/mini';
import { metaphorCategories, themes } from './vocabulary.ts';

/** A few sentences of a metaphor, that can be put into a script as they are. */
export const Suggestion = z
  .object({
    /** The same as long as the phrase library is the same. */
    id: z.string(),
    category: z.enum(metaphorCategories),
    /** Sentences, one a line, with their pause markers, in the script's language and address form. */
    content: z.string(),
  })
  .register(z.globalRegistry, { id: 'Suggestion' });
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestionQuery = {
  category: z.optional(z.enum(metaphorCategories)),
  /** Only images that carry this theme; without one, all of them, those for the script's own theme first. */
  theme: z.optional(z.enum(themes)),
  /** The section that it is for, from 1; 0 is before any. */
  section: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(1000)), 0),
  /** From 0: each round has others, as long as there are some. */
  round: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(1000)), 0),
};

export const SuggestionList = z.object({
  items: z.array(Suggestion),
  /** How many rounds there are. */
  rounds: z.int(),
  /** In which no image begins any more: the script is coming back from there. */
  isEnding: z.boolean(),
});
export type SuggestionList = z.infer<typeof SuggestionList>;
