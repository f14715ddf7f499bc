import { addressOf, nameDatabase, runOnServer } from './databases.ts';
import type { TestDatabases } from './prepareDatabases.ts';

export type TestDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/** The name of the variable by which the set-up tells the processes that run tests where the databases are. */
export const databasesVariable = 'STILLPOINT_TEST_DATABASES';

/** A migrated database of one's own, empty but for what the migrations put there. Drop it when the file is done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const given = process.env[databasesVariable];
  if (!given) throw new Error('Only tests whose project sets up tests/setup/database.ts have a database');
  const { serverUrl, template }: TestDatabases = JSON.parse(given);
  const name = nameDatabase('test');
  await runOnServer(serverUrl, `create database ${name} template ${template}`);
  return { url: addressOf(serverUrl, name), drop: () => runOnServer(serverUrl, `drop database if exists ${name} with (force)`) };
}
