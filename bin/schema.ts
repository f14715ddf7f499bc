import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describeSchema } from '../db/describeSchema.ts';
import { migrate } from '../db/migrate.ts';
import { projectRoot } from './local/projectRoot.ts';
import { startEmbeddedPostgres } from './local/startEmbeddedPostgres.ts';

/** `npm run schema`: writes db/schema.txt from a database that was made by the migrations and nothing else. */
const folder = mkdtempSync(join(tmpdir(), 'stillpoint-schema-'));
// As root, another account runs the server and has to get there.
chmodSync(folder, 0o755);
try {
  const server = await startEmbeddedPostgres({ dataFolder: folder });
  try {
    await migrate(server.url);
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    writeFileSync(join(projectRoot, 'db/schema.txt'), await describeSchema(client));
    await client.end();
  } finally {
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
