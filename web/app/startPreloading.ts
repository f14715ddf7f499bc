import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { User } from '../../shared/accounts.schema.ts';
import * as paths from '../../shared/paths.ts';
import { pathTo } from '../../shared/pathTo.ts';
import { isWithin } from '../lib/isWithin.ts';
import { queryKeys } from '../lib/queryKeys.ts';
import { loadOverlays } from '../ui/overlays/loadOverlays.ts';
import { pageLoaders } from './pageLoaders.ts';
import type { preloadData } from './preloadData.ts';
import type { Handle } from './visitorsPage.ts';

/** A failure shows when the page is opened. */
const withData = (ask: (data: typeof preloadData) => Promise<void>): void =>
  void import('./preloadData.ts').then((module) => ask(module.preloadData)).catch(() => undefined);

/** Where people go next most often: fetched when the browser has nothing else to do. */
const nextPaths = [paths.generator, pathTo(paths.script, { id: 'next' }), paths.scripts];

/** Whether the person's connection should be spared. */
const isSparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 2000); // Safari has none; by then the first page stands
};

/**
 * Fetches pages before they are opened: one whose link is pointed at or focused, and, for whoever is signed in, the
 * next ones once the browser is idle (specification, section 9: what is preloaded, by occasion instead of by timer).
 */
export function startPreloading(routes: RouteObject[], client: QueryClient): void {
  // Whoever awaits the deletion of their account sees one page, and is refused the data of any other.
  const isSomebody = (): boolean => client.getQueryData<User | null>(queryKeys.user)?.deletionDueAt === null;

  function preload(path: string): string | undefined {
    const match = matchRoutes(routes, path)?.at(-1);
    if (!match) return undefined;
    const { element, handle } = match.route as { element?: RouteObject['element']; handle?: Handle }; // ours carry no other
    void pageLoaders.run(isSomebody() ? element : (handle?.visitors ?? element));
    return [paths.editor, paths.script].some((one) => isWithin(one, match.pathname)) ? match.params['id'] : undefined;
  }

  function onHint({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || isSparing()) return;
    const scriptId = preload(link.pathname);
    if (scriptId !== undefined && isSomebody()) withData((data) => data.script(client, scriptId));
  }

  document.addEventListener('pointerover', onHint, { passive: true });
  document.addEventListener('focusin', onHint);
  const stop = client.getQueryCache().subscribe(() => {
    if (!isSomebody() || isSparing()) return;
    stop();
    whenIdle(() => {
      for (const path of nextPaths) preload(path);
      withData((data) => data.subscription(client));
      // A failure shows when one is opened.
      void loadOverlays().catch(() => undefined);
    });
  });
}
