import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import { runner } from 'node-pg-migrate';
import type pg from 'pg';

const folder = join(import.meta.dirname, 'migrations');
const table = 'schema_migration';

/** Brings the database up to date: the product's tables, then the job queue's own. Several processes may call it at once. */
export async function migrate(databaseUrl: string): Promise<void> {
  await runner({
    databaseUrl,
    dir: folder,
    direction: 'up',
    migrationsTable: table,
    advisoryLockMode: 'wait',
    checkOrder: true,
    log: () => {},
  });
  await runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => {}) });
}

/** The migrations that a database still lacks, by file name without ending. */
export async function listPendingMigrations(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`select name from ${table}`);
  const done = new Set(rows.map(({ name }) => name));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -4))
    .filter((name) => !done.has(name));
}
