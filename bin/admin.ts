import { openPool } from '../db/pool.ts';
import { OperatorError, runOperatorCommand } from '../domain/operators/runOperatorCommand.ts';
import { openLocalDatabase } from './local/openLocalDatabase.ts';
import { toReason } from './local/toReason.ts';

/** `npm run admin -- COMMAND`: what operators do by hand. Each change is logged in the database and here. */
const words = process.argv.slice(2);
try {
  const server = await openLocalDatabase(process.env);
  const database = await openPool(server.url, 2);
  try {
    process.stdout.write(`${await database.transaction((queries) => runOperatorCommand(queries, words))}\n`);
  } finally {
    await database.end();
    await server.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof OperatorError ? error.message : toReason(error)}\n`);
  process.exitCode = 1;
}
