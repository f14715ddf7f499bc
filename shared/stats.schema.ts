import * as z from 'zod/mini';
import { ScriptListItem } from './scripts.schema.ts';
import { approaches, styles } from './vocabulary.ts';

/** Lengths by class (specification, section 9): short under 10 minutes, medium 10 to 20, long over 20. */
const lengthClasses = ['short', 'medium', 'long'] as const;
export const mediumMinutes = { min: 10, max: 20 } as const;

/** Scripts that a recommendation needs, and the longest that it proposes (specification, section 9). */
export const recommendation = { minScripts: 3, moreMinutes: 5, maxMinutes: 30 } as const;

export const LatestScript = z.pick(ScriptListItem, {
  id: true,
  title: true,
  theme: true,
  approach: true,
  style: true,
  duration: true,
});

/** Figures of a person's scripts, of those that are ready or partly written. What needs a script is `null` without one. */
export const Stats = z
  .object({
    scripts: z.int(),
    favorites: z.int(),
    averageMinutes: z.nullable(z.int()),
    /** In the present month of the person's time zone. */
    writtenThisMonth: z.int(),
    /** The most frequent ones; among as many the one written last. */
    preferredApproach: z.nullable(z.enum(approaches)),
    preferredStyle: z.nullable(z.enum(styles)),
    preferredLength: z.nullable(z.enum(lengthClasses)),
    latest: z.nullable(LatestScript),
  })
  .register(z.globalRegistry, { id: 'Stats' });
export type Stats = z.infer<typeof Stats>;

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name }).format();
    return true;
  } catch {
    return false; // Intl throws at names it does not know
  }
}

/** An IANA time zone, as a browser names its own. */
export const TimeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone, { message: 'no such time zone' }));
