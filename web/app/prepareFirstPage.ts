import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { userQuery } from '../features/accounts/userQuery.ts';
import { pageLoaders } from './pageLoaders.ts';

/**
 * Where the page was prerendered for somebody who is signed in, that stays in sight until the real one can take its place:
 * fetches who it is and the page. What fails is asked for again by whoever needs it, and shown there.
 */
export async function prepareFirstPage(root: HTMLElement, routes: RouteObject[], client: QueryClient): Promise<void> {
  if (!root.hasChildNodes()) return;
  const elements = (matchRoutes(routes, location.pathname) ?? []).map(
    ({ route }) => route as { element?: RouteObject['element'] },
  );
  await Promise.all([client.prefetchQuery(userQuery), ...elements.map(({ element }) => pageLoaders.run(element))]);
}
