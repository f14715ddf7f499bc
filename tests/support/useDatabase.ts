import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { openPool, type Database } from '../../db/pool.ts';
import { createTestDatabase } from '../setup/createTestDatabase.ts';

export type TestBase = {
  readonly url: string;
  /** For calling the domain's commands. */
  readonly database: Database;
  /** For looking and for moving rows about, past the domain. */
  readonly rows: <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
};

/** A database for one test file. When the file is done its ledger must be sound; a word on the console fails the test. */
export async function useDatabase(): Promise<TestBase> {
  const { url, drop } = await createTestDatabase();
  const database = await openPool(url, 8);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // Some tests end every connection of the database, these too.
  pool.on('error', () => {});
  const rows: TestBase['rows'] = async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<Row>(text, [...values])).rows;

  beforeEach(() => {
    vi.spyOn(console, 'error');
    vi.spyOn(console, 'warn');
  });
  afterEach(() => {
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    const errors = await rows('select fault as violation, subject from ledger_fault');
    await Promise.all([database.end(), pool.end()]);
    await drop();
    expect(errors).toEqual([]);
  });
  return { url, database, rows };
}
