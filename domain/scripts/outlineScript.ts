import type { Queries } from '../../db/pool.ts';
import { setOutline, type Outlined } from './scripts.queries.ts';

/** The outline, the title and what writes them are set together. Returns the new revision. */
export const outlineScript = async (queries: Queries, id: string, outlined: Outlined): Promise<number> =>
  (await setOutline(queries, id, outlined)).revision;
