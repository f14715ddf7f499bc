/** What a script may have to leave out: words into the day, the breath, and similes. */
export const withheldKinds = ['waking', 'breath', 'simile'] as const;
export type Withheld = (typeof withheldKinds)[number];
/** A language’s words for each, as regular expressions; no gap in them is unbounded. */
export type WithheldWords = Readonly<Record<Withheld, RegExp>>;
