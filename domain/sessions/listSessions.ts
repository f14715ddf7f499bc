import { toCursor, type Position } from '../../db/cursor.ts';
import { toPage } from '../../db/listRows.ts';
import type { Queries } from '../../db/pool.ts';
import type { SessionPage } from '../../shared/sessions.schema.ts';
import { listSessionRows } from './sessions.queries.ts';

/** Where a person is signed in, newest first. `current` is the session that asks. */
export async function listSessions(
  queries: Queries,
  accountId: string,
  current: Buffer,
  after: Position | null,
  limit: number,
): Promise<SessionPage> {
  const rows = await listSessionRows(queries, accountId, current, after, limit + 1);
  const { page, last } = toPage(rows, limit);
  return {
    items: page.map(({ position: _position, ...session }) => session),
    nextCursor: last ? toCursor([last.position, last.id]) : null,
  };
}
