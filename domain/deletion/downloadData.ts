import type { Queries } from '../../db/pool.ts';
import { accountTables, type AccountTable } from './accountTables.ts';
import { findAccountRow, listDataRows, type DataRow } from './data.queries.ts';

/** Rows read in one go: few enough to be held, whatever a script's length. */
const batchSize = 200;

/**
 * Everything that is kept of an account, as the pieces of one JSON document: however much it is, little of it is in
 * memory at a time. What changes meanwhile is in it as it was or as it is.
 */
export async function* downloadData(queries: Queries, accountId: string, at: Date): AsyncGenerator<string> {
  const about = { product: 'Stillpoint', format: 1, madeAt: at.toISOString(), leftOut: listLeftOut() };
  yield `{\n"about": ${JSON.stringify(about)},\n"account": ${JSON.stringify(toCamel(await findAccountRow(queries, accountId)))}`;
  for (const [name, table] of Object.entries(accountTables)) {
    if (!('as' in table.download)) continue;
    yield `,\n${JSON.stringify(table.download.as)}: [`;
    yield* streamTable(queries, accountId, name, table);
    yield ']';
  }
  yield '\n}\n';
}

async function* streamTable(queries: Queries, accountId: string, name: string, table: AccountTable): AsyncGenerator<string> {
  let last: DataRow | undefined;
  let rows: readonly DataRow[];
  do {
    rows = await listDataRows(queries, name, table, accountId, last ?? null, batchSize);
    for (const row of rows) {
      yield `${last === undefined ? '' : ','}\n  ${JSON.stringify(toCamel(withBytes(row.row, table)))}`;
      last = row;
    }
  } while (rows.length === batchSize);
}

const listLeftOut = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(accountTables).flatMap(([name, { download }]) => ('leftOut' in download ? [[name, download.leftOut]] : [])),
  );

/** PostgreSQL writes bytes as `\\x` and hexadecimal digits. */
function withBytes(row: DataRow['row'], { bytes }: AccountTable): Record<string, unknown> {
  const digits = bytes === undefined ? undefined : row[bytes];
  if (bytes === undefined || typeof digits !== 'string') return row;
  return { ...row, [bytes]: Buffer.from(digits.slice(2), 'hex').toString('base64') };
}

/** The product's own names for fields, as its API has them. */
const toCamel = (row: Readonly<Record<string, unknown>> | null): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => [
      name.replaceAll(/_(\w)/gu, (_all, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
