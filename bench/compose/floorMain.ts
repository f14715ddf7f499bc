import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { onStop } from '../../config/onStop.ts';
import { readSettings } from '../../config/settings.ts';
import { composer } from '../../domain/writing/composer/composer.ts';
import { writeWhole } from '../../domain/writing/writeWhole.ts';
import { requestNumber } from '../support/requests.ts';

/** How many scripts to write. The answer is how many seconds they took. */
export type FloorBrief = { readonly count: number };

/**
 * The floor of writing: the composer alone, as many scripts at a time as a worker writes, and for each section one bare
 * insert and for each script one bare update through `pg`, each its own commit. No lease, no events, no credits, no checks.
 */
const settings = readSettings(process.env);
const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: settings.WORKER_CONCURRENCY });
await pool.query(`
  create table if not exists bare_script (id uuid primary key, content text not null default '');
  create table if not exists bare_section (script_id uuid not null, position int not null, content text not null, primary key (script_id, position))`);
onStop(() => pool.end());
const started = once(process, 'message') as Promise<[FloorBrief]>;
process.send?.('ready');
const [{ count }] = await started;

const begun = performance.now();
let next = 0;
await Promise.all(
  Array.from({ length: settings.WORKER_CONCURRENCY }, async () => {
    while (next < count) await writeOne(next++);
  }),
);
process.send?.((performance.now() - begun) / 1000);

async function writeOne(index: number): Promise<void> {
  const id = randomUUID();
  await pool.query('insert into bare_script (id) values ($1)', [id]);
  const { sections, content } = await writeWhole({ writer: composer, request: requestNumber(index), seed: id });
  for (const section of sections)
    await pool.query('insert into bare_section (script_id, position, content) values ($1, $2, $3)', [
      id,
      section.position,
      section.content,
    ]);
  await pool.query('update bare_script set content = $2 where id = $1', [id, content]);
}
