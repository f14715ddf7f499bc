import type { ReactNode } from 'react';
import { useMatches, type UIMatch } from 'react-router-dom';

/** What a route carries besides its page: what stands there for those who are not signed in. Without it they sign in first. */
export type Handle = {
  readonly visitors: ReactNode;
  /** Whether whoever awaits the deletion of their account finds the visitors' page, too. */
  readonly whileDeleting?: true;
};

const useHandle = (): Handle | undefined => {
  const matches = useMatches() as UIMatch<unknown, Handle | undefined>[]; // the router knows no more than `unknown`
  return matches.at(-1)?.handle;
};

/** What the present address has for visitors; `undefined` is nothing. */
export const useVisitorsPage = (): ReactNode => useHandle()?.visitors;

export const useIsOpenWhileDeleting = (): boolean => useHandle()?.whileDeleting === true;
