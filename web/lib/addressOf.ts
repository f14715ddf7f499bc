import { fillPath } from '../../shared/fillPath.ts';
import type { Route } from '../../shared/route.ts';

/** Where a route is asked, with the parameters and the query that its types have checked already. */
export const addressOf = ({ path }: Route, { params, query }: { readonly params?: unknown; readonly query?: unknown }): string =>
  fillPath(path, { ...Object(params) }, { query: { ...Object(query) } });
