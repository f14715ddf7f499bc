import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Runs one statement on the server's own database; databases are made and dropped from there. */
export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of another database of the same server. */
export function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export function nameDatabase(purpose: string): string {
  return `stillpoint_${purpose}_${randomBytes(6).toString('hex')}`;
}
