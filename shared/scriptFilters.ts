import * as z from 'zod/mini';
import { approaches, languages, scriptTypes } from './vocabulary.ts';

/** What a list of scripts may be sorted by; `place` is a collection's own order. */
export const scriptSorts = ['date', 'title', 'duration', 'place'] as const;
export type ScriptSort = (typeof scriptSorts)[number];

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** In minutes: a script is within a limit when it is at most so long, and longer than the limit less ten (specification, section 2). */
export const durationLimits = [5, 10, 20, 30, 60] as const;
export const isWithinLimit = (minutes: number, limit: number): boolean => minutes <= limit && minutes > limit - 10;

export const maxSearch = 200;

/** What a list of scripts may be narrowed to, as it stands in an address. */
export const scriptFilters = {
  /** Words in title and text, in any form of the script's language; the last may be a beginning; "in quotes" word by word. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(maxSearch))),
  approach: z.optional(z.enum(approaches)),
  type: z.optional(z.enum(scriptTypes)),
  language: z.optional(z.enum(languages)),
  duration: z.optional(z.pipe(z.coerce.number<string | number>(), z.literal(durationLimits))),
  favorite: z.optional(z.literal('true')),
  collection: z.optional(z.uuid()),
};

export const ScriptFilters = z.object(scriptFilters);
export type ScriptFilters = z.infer<typeof ScriptFilters>;

/** Which scripts a list holds, and in what order. */
export type ScriptListOptions = ScriptFilters & { readonly sort: ScriptSort; readonly order: SortOrder };
