import { migrate } from '../../db/migrate.ts';
import { addressOf, nameDatabase, runOnServer } from './databases.ts';
import { openTestServer } from './openTestServer.ts';

/** What a test needs to make a database of its own; handed on as JSON to the processes that run tests. */
export type TestDatabases = { readonly serverUrl: string; readonly template: string };

/** Opens a server and migrates the one database that all others are copies of. */
export async function prepareDatabases(): Promise<TestDatabases & { readonly stop: () => Promise<void> }> {
  const server = await openTestServer();
  const template = nameDatabase('template');
  try {
    await runOnServer(server.url, `create database ${template}`);
    await migrate(addressOf(server.url, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  const stop = async (): Promise<void> => {
    await runOnServer(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
  return { serverUrl: server.url, template, stop };
}
