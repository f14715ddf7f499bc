import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { describeSchema } from '../../db/describeSchema.ts';
import { createTestDatabase } from '../setup/createTestDatabase.ts';

test('db/schema.txt says what the migrations make; npm run schema writes it', async () => {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  try {
    expect(await describeSchema(pool)).toBe(readFileSync(join(import.meta.dirname, '../../db/schema.txt'), 'utf8'));
  } finally {
    await pool.end();
    await database.drop();
  }
});
