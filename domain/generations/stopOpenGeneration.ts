import { sql, type Queries } from '../../db/pool.ts';
import * as z from 'zod/mini';
import { cancelLocked } from './cancelLocked.ts';
import { lockGeneration } from './leases.queries.ts';

/**
 * Ends whatever generation a script has under way, at once: a worker that holds it finds its lease gone. The caller
 * holds the account's lock.
 */
export async function stopOpenGeneration(queries: Queries, accountId: string, scriptId: string): Promise<void> {
  const open = await queries.maybeOneFirst(sql.type(z.object({ id: z.uuid() }))`
    select id from generation where script_id = ${scriptId} and status in ('awaiting_approval', 'queued', 'running')`);
  const found = open === null ? null : await lockGeneration(queries, open);
  if (open !== null && found) await cancelLocked(queries, accountId, open, found);
}
