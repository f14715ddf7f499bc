import type { QuerySqlToken } from 'slonik';
import { noteLenient } from './lenientTables.ts';
import type { Queries } from './pool.ts';

type Parser = QuerySqlToken['parser'];
type OutputOf<P extends Parser> = NonNullable<P['~standard']['types']>['output'];

/** Rows of a list for people. `read` also counts those that were left out, so that the last page can be known from the others. */
export type Rows<Row> = { readonly rows: readonly Row[]; readonly read: number };

/**
 * Reads a list for people. A row that does not fit its schema costs itself only: it is left out, with a line in the log. What
 * is reckoned with (grants, sections of a text, what is due) is read by `queries.any`, for there a missing row would be wrong.
 */
export async function listRows<P extends Parser>(
  queries: Queries,
  table: string,
  query: QuerySqlToken<P>,
): Promise<Rows<OutputOf<P>>> {
  const parser: Parser = { '~standard': query.parser['~standard'] };
  noteLenient(parser, table);
  const { rows, rowCount } = await queries.query({ ...query, parser });
  return { rows, read: rowCount };
}

/** The page of at most `limit` out of `limit + 1` rows that were asked for, and the row that the next page follows, if there is one. */
export function toPage<Row>({ rows, read }: Rows<Row>, limit: number): { page: readonly Row[]; last: Row | undefined } {
  const page = rows.slice(0, limit);
  return { page, last: read > limit ? page.at(-1) : undefined };
}
