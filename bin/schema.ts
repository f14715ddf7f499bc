import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describeSchema } from '../db/describeSchema.ts';
import { openLocalDatabase } from './local/openLocalDatabase.ts';
import { projectRoot } from './local/projectRoot.ts';

/** `npm run schema`: writes db/schema.txt from the migrated database. */
const server = await openLocalDatabase(process.env);
const pool = new pg.Pool({ connectionString: server.url, max: 1 });
writeFileSync(join(projectRoot, 'db/schema.txt'), await describeSchema(pool));
await pool.end();
await server.stop();
