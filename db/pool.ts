import {
  createPool,
  createSqlTag,
  createTypeParserPreset,
  SchemaValidationError,
  type CommonQueryMethods,
  type DatabasePool,
  type Interceptor,
} from 'slonik';
import * as z from 'zod';

/** slonik only carries the schema along; this is what holds each row against it. */
const validateRows: Interceptor = {
  name: 'validate-rows',
  transformRow: (context, query, row) => {
    if (!context.resultParser) return row;
    const read = context.resultParser['~standard'].validate(row);
    if (read instanceof Promise) throw new TypeError('a row schema must not be asynchronous');
    if (read.issues) throw new SchemaValidationError(query, row, read.issues);
    return read.value as typeof row;
  },
};

/** The API speaks ISO 8601; credits and counts are well below 2^53; times of scripts are read as numbers. */
const typeParsers = [
  ...createTypeParserPreset().filter(({ name }) => !['timestamptz', 'int8', 'numeric'].includes(name)),
  { name: 'timestamptz', parse: (value: string) => new Date(value).toISOString() },
  { name: 'int8', parse: Number },
  { name: 'numeric', parse: Number },
];

export const sql = createSqlTag({ typeAliases: { none: z.strictObject({}) } });

export type Database = DatabasePool;
/** A pool or a transaction: whatever can run a query. */
export type Queries = CommonQueryMethods;

/** `more` interceptors see every statement, as benchmarks and tests want to; they come after the check of the rows. */
export const openPool = (databaseUrl: string, size = 10, more: readonly Interceptor[] = []): Promise<Database> =>
  createPool(databaseUrl, {
    maxPoolSize: size,
    captureStackTrace: false,
    interceptors: [validateRows, ...more],
    typeParsers, // The default, DISCARD ALL after every use, costs a third of the throughput; no query here changes its session.
    resetConnection: async () => {},
  });
