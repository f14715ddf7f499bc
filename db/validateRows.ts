import { SchemaValidationError, type Interceptor } from 'slonik';
import { describeIssues, type IssueFacts } from '../config/describeError.ts';
import { lenientTable } from './lenientTables.ts';

/** What may be said of a row that does not fit its schema: where it is, never what it holds. */
export type BadRow = { readonly table: string; readonly rowId: string | null; readonly issues: readonly IssueFacts[] };

/** Stands for a row that is left out, until all rows are read. */
const leftOut: Readonly<Record<string, never>> = Object.freeze({});

/**
 * slonik only carries the schema along; this is what holds each row against it. A row that does not fit is an error, but in a
 * list that `listRows` reads it costs itself only: `onBadRow` is called, and the rest is answered.
 */
export const validateRows = (onBadRow: ((row: BadRow) => void) | undefined): Interceptor => ({
  name: 'validate-rows',
  transformRow: (context, query, row) => {
    if (!context.resultParser) return row;
    const read = context.resultParser['~standard'].validate(row);
    if (read instanceof Promise) throw new TypeError('a row schema must not be asynchronous');
    if (!read.issues) return read.value as typeof row;
    const table = lenientTable(context.resultParser);
    if (!onBadRow || table === undefined) throw new SchemaValidationError(query, row, read.issues);
    onBadRow({ table, rowId: uuidOf(row['id']), issues: describeIssues(read.issues) });
    return leftOut;
  },
  beforeQueryResult: (_context, _query, result) => {
    // The result is slonik's own object, made for this query; its rows are read-only for whoever gets it.
    if (result.rows.includes(leftOut)) Object.assign(result, { rows: result.rows.filter((row) => row !== leftOut) });
    return null;
  },
});

const uuidOf = (id: unknown): string | null => (typeof id === 'string' && /^[\da-f-]{36}$/u.test(id) ? id : null);
