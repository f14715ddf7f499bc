import type { Database } from '../../db/pool.ts';
import { runOperatorCommand } from '../../domain/operators/runOperatorCommand.ts';

/** An operator's command as `npm run admin` runs it: in one transaction. */
export const operate = (database: Database, words: readonly string[]): Promise<string> =>
  database.transaction((queries) => runOperatorCommand(queries, words));
