import { toCursor, type Position } from '../../db/cursor.ts';
import { toPage } from '../../db/listRows.ts';
import type { Queries } from '../../db/pool.ts';
import type { Transaction } from '../../shared/credits.schema.ts';
import { listTransactionRows } from './credits.queries.ts';

/** The ledger as a person reads it, newest first. */
export async function listTransactions(
  queries: Queries,
  accountId: string,
  after: Position | null,
  limit: number,
): Promise<{ items: Transaction[]; nextCursor: string | null }> {
  const rows = await listTransactionRows(queries, accountId, after, limit + 1);
  const { page, last } = toPage(rows, limit);
  return {
    items: page.map(({ scriptId, scriptTitle, position: _place, ...row }) => ({
      ...row,
      script: scriptId && scriptTitle !== null ? { id: scriptId, title: scriptTitle } : null,
    })),
    nextCursor: last ? toCursor([last.position, last.id]) : null,
  };
}
