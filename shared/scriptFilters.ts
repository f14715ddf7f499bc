import * as z from 'zod/mini';
import type { ScriptListItem } from './scripts.schema.ts';
import { approaches, languages, scriptTypes } from './vocabulary.ts';

/** What a list of scripts may be sorted by; `place` is a collection's own order. */
export const scriptSorts = ['date', 'title', 'duration', 'place'] as const;
export type ScriptSort = (typeof scriptSorts)[number];

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Classes of length, each named by its longest, in minutes: above the one before up to its own; what is longer is in the last. */
export const durationLimits = [5, 10, 20, 30, 45, 60] as const;
export type DurationLimit = (typeof durationLimits)[number];

/** The minutes that a class lies above, and its own; `null` where nothing is too long for it. */
export const spanOf = (limit: number): { readonly above: number; readonly to: number | null } => ({
  above: durationLimits.findLast((one) => one < limit) ?? 0,
  to: limit >= Math.max(...durationLimits) ? null : limit,
});

/** How long a script is, in whole seconds: by its clock, or as long as it is to be while it has none. */
export const secondsOf = ({ timing, duration }: Pick<ScriptListItem, 'timing' | 'duration'>): number =>
  Math.floor(timing?.totalSeconds ?? duration * 60);

/** Of whole seconds: a script that was written for ten minutes is a moment more or less. */
export function isWithinLimit(seconds: number, limit: number): boolean {
  const { above, to } = spanOf(limit);
  return seconds > above * 60 && (to === null || seconds <= to * 60);
}

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
