import { bodyLimits } from '../../../shared/vocabulary.ts';

/**
 * What a script may have to leave out: words into the day, similes, what a listener’s body has or bears not, and what a plain
 * instruction asks to leave out. `lying` and `seated` are sentences for those only who lie or sit, `heart` is its beat.
 */
export const withheldKinds = [
  'waking',
  'simile',
  ...bodyLimits,
  'question',
  'counting',
  'touch',
  'spiritual',
  'closed-eyes',
  'lying',
  'seated',
  'heart',
] as const;
export type Withheld = (typeof withheldKinds)[number];
/** A language’s words for each, as regular expressions; no gap in them is unbounded. */
export type WithheldWords = Readonly<Record<Withheld, RegExp>>;
