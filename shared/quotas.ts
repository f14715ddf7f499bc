/** How much one account may have and do. No limit of these is written anywhere else. */

/** Changes that one account may send. An operator may set others; see `.env.example`. */
export const writeRates = { writesPerMinute: 120, textsPerMinute: 30, writesPerDay: 5000 } as const;

/** What one call counts as. A generation has a limit by the minute of its own, and counts for the day only. */
export type WriteKind = 'write' | 'text' | 'generation';

export const maxima = {
  scripts: 5000,
  collections: 200,
  templates: 200,
  /** Of one script; the oldest without a name makes room for the next. */
  versions: 100,
  /** Of one script. Two fewer than its versions: its present text and the one that is being added need room. */
  namedVersions: 98,
  /** Bytes of all scripts, their versions and templates together, in UTF-8. */
  text: 300_000_000,
  /** Texts with unsaved changes that a browser keeps of one account. */
  drafts: 20,
} as const;

/** What `LIMIT_REACHED` can be about. */
export const limitKinds = ['scripts', 'collections', 'templates', 'namedVersions', 'text'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** The share of a maximum from which on a page says how much is left. */
const nearShare = 0.8;

export type Share = { readonly used: number; readonly limit: number };

export const isNear = ({ used, limit }: Share): boolean => used >= limit * nearShare;
export const isReached = ({ used, limit }: Share): boolean => used >= limit;
