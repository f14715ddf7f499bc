import { toCursor, type Place } from '../../db/cursor.ts';
import { toPage } from '../../db/listRows.ts';
import type { Queries } from '../../db/pool.ts';
import type { SessionPage } from '../../shared/sessions.schema.ts';
import { listSessionRows } from './sessions.queries.ts';

/** Where a person is signed in, newest first. `current` is the session that asks. */
export async function listSessions(
  queries: Queries,
  accountId: string,
  current: Buffer,
  after: Place | null,
  limit: number,
): Promise<SessionPage> {
  const rows = await listSessionRows(queries, accountId, current, after, limit + 1);
  const { page, last } = toPage(rows, limit);
  return {
    items: page.map(({ place: _place, ...session }) => session),
    nextCursor: last ? toCursor([last.place, last.id]) : null,
  };
}
