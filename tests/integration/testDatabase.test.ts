import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { listPendingMigrations } from '../../db/migrate.ts';
import { createTestDatabase } from '../setup/createTestDatabase.ts';

const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
afterAll(() => Promise.all([one.drop(), other.drop()]));

test('a test database is migrated, and nobody else’s', async () => {
  const pools = [one, other].map(({ url }) => new pg.Pool({ connectionString: url, max: 1 }));
  // A connection that is still closing when its database is dropped ends with an error of its own.
  for (const pool of pools) pool.on('error', () => {});
  const [first, second] = pools as [pg.Pool, pg.Pool];
  expect(await listPendingMigrations(first)).toEqual([]);
  await first.query('create table only_here (n int)');
  await expect(second.query('select from only_here')).rejects.toThrow('does not exist');
  await Promise.all(pools.map((pool) => pool.end()));
});
