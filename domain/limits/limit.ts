/** How often something may be tried. */
export type Limit = {
  readonly name: string;
  /** Tries in one window, which begins with the first of them. */
  readonly max: number;
  readonly seconds: number;
  /** Seconds after which one more try is allowed though the window's are spent, so that a long window locks nobody out for long. */
  readonly everySeconds?: number;
};

/** One try of a limit, by whom. */
export type Try = {
  readonly limit: Limit;
  /** What the limit counts by: a network, an account, or both. */
  readonly of: string;
  /** The address, as it is compared, or the account whose counter this is; it goes with the account. `null` for a network's. */
  readonly subject: string | null;
};
