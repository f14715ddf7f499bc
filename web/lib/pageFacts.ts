type Facts = { readonly session?: string; readonly mail?: string };

/** What holds where there is no page yet, because it is prerendered. */
let facts: Facts = { session: 'no', mail: 'no' };

export const pageFacts = {
  /** What the server wrote onto `<html>`: whether there is a session, and whether mail can be had. */
  read: (): Facts => (typeof document === 'undefined' ? facts : document.documentElement.dataset),
  prerenderedWith: (given: Facts): void => void (facts = given),
} as const;
