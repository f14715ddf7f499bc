import {
  createPool,
  createSqlTag,
  createTypeParserPreset,
  type CommonQueryMethods,
  type DatabasePool,
  type DatabaseTransactionConnection,
  type Interceptor,
} from 'slonik';
import * as z from 'zod';
import { prepareStatements } from './prepareStatements.ts';
import { withAcquireTimeout } from './withAcquireTimeout.ts';
import { silenceSlonik } from './silenceSlonik.ts';
import { validateRows, type BadRow } from './validateRows.ts';

silenceSlonik();

/** What is no time of ours, such as `infinity`, stays as it is, for the schema of its row to refuse. */
function toIso(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date.toISOString();
}

/** The API speaks ISO 8601; credits and counts are well below 2^53; times of scripts are read as numbers. */
const typeParsers = [
  ...createTypeParserPreset().filter(({ name }) => !['timestamptz', 'int8', 'numeric'].includes(name)),
  { name: 'timestamptz', parse: toIso },
  { name: 'int8', parse: Number },
  { name: 'numeric', parse: Number },
];

export const sql = createSqlTag({ typeAliases: { none: z.strictObject({}) } });

export type Database = DatabasePool;
/** A pool or a transaction: whatever can run a query. */
export type Queries = CommonQueryMethods;
/**
 * What a command takes: the transaction that its caller has opened, so that several commands fit into one commit. A pool is
 * none, and the compiler refuses it.
 */
export type Transaction = Queries & Pick<DatabaseTransactionConnection, 'transactionId'>;

/**
 * Milliseconds after which the database ends a transaction that asks nothing more of it, and with it the locks it holds. A
 * connection that broke without the database's noticing would keep them for longer, and whoever takes up the work waits for them.
 * No transaction of ours does anything else for so long.
 */
const maxIdleInTransactionMs = 10_000;

export type PoolOptions = {
  /** Interceptors that see every statement, as benchmarks and tests want to; they come after the check of the rows. */
  readonly more?: readonly Interceptor[];
  /** Is called with a row that a list leaves out. Without it such a row is an error there, too. */
  readonly onBadRow?: (row: BadRow) => void;
  /** Whether connections keep the plans of statements; see `prepareStatements`. */
  readonly prepares?: boolean;
  /** Milliseconds that one may wait for a connection when all are in use. */
  readonly waitMs?: number;
};

export async function openPool(databaseUrl: string, size = 10, options: PoolOptions = {}): Promise<Database> {
  const { more = [], onBadRow, prepares = false, waitMs = 10_000 } = options;
  const pool = await createPool(databaseUrl, {
    maxPoolSize: size,
    captureStackTrace: false,
    interceptors: [validateRows(onBadRow), ...(prepares ? [prepareStatements()] : []), ...more],
    typeParsers,
    idleInTransactionSessionTimeout: maxIdleInTransactionMs,
    // The default, DISCARD ALL after every use, costs a third of the throughput; no query here changes its session.
    resetConnection: async () => {},
  });
  return withAcquireTimeout(pool, waitMs);
}
