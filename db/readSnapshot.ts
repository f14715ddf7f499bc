import { sql, type Database, type Queries } from './pool.ts';

/** Readings that belong together: all of them see the database as it was at the first, whatever is committed meanwhile. */
export const readSnapshot = <T>(database: Database, read: (queries: Queries) => Promise<T>): Promise<T> =>
  database.transaction(async (queries) => {
    await queries.query(sql.typeAlias('none')`set transaction isolation level repeatable read, read only`);
    return read(queries);
  });
