import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { describeSchema } from '../../db/describeSchema.ts';
import { createTestDatabase } from '../setup/createTestDatabase.ts';

test('db/schema.txt says what the migrations make; npm run schema writes it', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    expect(await describeSchema(client)).toBe(readFileSync(join(import.meta.dirname, '../../db/schema.txt'), 'utf8'));
  } finally {
    // It is closed once this resolves; a pool's connections may still be closing, and a database that is dropped then ends them with an error.
    await client.end();
    await database.drop();
  }
});
