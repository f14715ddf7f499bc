import { databasesVariable } from './createTestDatabase.ts';
import { prepareDatabases } from './prepareDatabases.ts';

/** Before the first test of a project that needs a database, and after the last. Vitest and Playwright call it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { stop, ...databases } = await prepareDatabases();
  // The processes that run the tests are started later and inherit it.
  process.env[databasesVariable] = JSON.stringify(databases);
  return stop;
}
