import { bodyLimits } from '../../../shared/vocabulary.ts';

/** What a script may have to leave out: words into the day, similes, and what a listener’s body has or bears not. */
export const withheldKinds = ['waking', 'simile', ...bodyLimits] as const;
export type Withheld = (typeof withheldKinds)[number];
/** A language’s words for each, as regular expressions; no gap in them is unbounded. */
export type WithheldWords = Readonly<Record<Withheld, RegExp>>;
