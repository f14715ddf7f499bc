import type { Route } from '../../shared/route.ts';

/** Where a route is asked, with the parameters and the query that its types have checked already. */
export function addressOf(route: Route, given: { readonly params?: unknown; readonly query?: unknown }): string {
  const params = Object.entries(given.params ?? {});
  const path = params.reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(String(value))),
    route.path,
  );
  const query = new URLSearchParams(
    Object.entries(given.query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}
