import type { ReactNode } from 'react';

const loaders = new WeakMap<object, () => Promise<unknown>>();

/** What fetches each page that is fetched on demand, so that it can be fetched before it is. */
export const pageLoaders = {
  add: (page: object, load: () => Promise<unknown>): void => void loaders.set(page, load),
  /** Fetches a page; one that is there already is not fetched again. A failure shows when the page is opened. */
  async run(page: ReactNode): Promise<void> {
    if (typeof page === 'object' && page !== null)
      await loaders
        .get(page)?.()
        .catch(() => undefined);
  },
} as const;
