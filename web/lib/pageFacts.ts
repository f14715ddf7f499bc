type Facts = { readonly session?: string; readonly mail?: string; readonly beta?: string };

/** What holds where there is no page yet, because it is prerendered. */
let facts: Facts = { session: 'no', mail: 'no' };

export const pageFacts = {
  /** What the server wrote onto `<html>`: whether there is a session, whether mail can be had, and whether a beta runs. */
  read: (): Facts => (typeof document === 'undefined' ? facts : document.documentElement.dataset),
  prerenderedWith: (given: Facts): void => void (facts = given),
} as const;
