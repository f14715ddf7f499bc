import { once } from 'node:events';
import Koa from 'koa';
import pg from 'pg';
import { onStop } from '../../config/onStop.ts';
import { readSettings } from '../../config/settings.ts';
import type { Visitor } from '../support/people.ts';
import { compileReplay } from './compileReplay.ts';
import type { Recording } from './recordStatements.ts';

export type FloorBrief = { readonly recording: Recording; readonly visitors: readonly Visitor[] };

/**
 * The floor of accepting: bare Koa that runs, for each POST, the statements of a recorded request through `pg`, with as
 * many connections as the API has. It checks nothing and makes nothing: what it needs is what the database needs.
 */
const settings = readSettings(process.env);
const [brief] = (await once(process, 'message')) as [FloorBrief];
const replay = compileReplay(brief.recording);
const visitors = new Map(brief.visitors.map((visitor) => [visitor.cookie, visitor]));
const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: settings.DATABASE_POOL_SIZE });

const app = new Koa();
app.use(async (context) => {
  context.req.resume();
  await once(context.req, 'end');
  const visitor = visitors.get(context.get('Cookie'));
  if (!visitor) throw new Error('nobody of this session');
  const request = replay.begin(visitor, context.get('Idempotency-Key'));
  for (const { sql, fill } of replay.before) await pool.query(sql, [...fill(request)]);
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query('start transaction');
    for (const { sql, fill } of replay.inTransaction) await client.query(sql, [...fill(request)]);
    await client.query('commit');
    isDone = true;
  } finally {
    // A connection inside a broken transaction is of no more use.
    client.release(!isDone);
  }
  context.status = 202;
  context.type = 'json';
  context.body = brief.recording.answer;
});
const server = app.listen(settings.PORT, settings.host);
await once(server, 'listening');
onStop(async () => {
  server.closeAllConnections();
  server.close();
  await pool.end();
});
process.send?.('ready');
