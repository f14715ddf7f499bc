import { expect, test } from 'vitest';
import * as z from 'zod';
import { openPool, sql, type Database } from '../../db/pool.ts';
import { listEventsAfter } from '../../domain/events/readStream.ts';
import { enterChecks } from '../../domain/generations/enterChecks.ts';
import { findGeneration } from '../../domain/generations/generations.queries.ts';
import { saveOutline } from '../../domain/generations/saveOutline.ts';
import { saveSection } from '../../domain/generations/saveSection.ts';
import { scriptStream } from '../../shared/streams.ts';
import { StreamEvent, userStream } from '../../shared/events.ts';
import { factories } from '../support/factories.ts';
import { handmadeSections } from '../support/handmadeSections.ts';
import { outlined } from '../support/outlined.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask, claim } = factories(base, api);
const { database, rows } = base;

const first = { ...(handmadeSections[0] as (typeof handmadeSections)[number]), memory: { said: ['one'] } };

/** The last event of a stream, as a client reads it. */
async function lastOf(stream: string): Promise<StreamEvent | undefined> {
  const { events } = await listEventsAfter(database, stream, 0, { events: 1000, bytes: 10_000_000 });
  return StreamEvent.parse(events.at(-1));
}

test('each step of the work tells the generation just as it is then, to whom it concerns', async () => {
  const person = await signUp();
  const { script, generation } = await ask(person);
  const lease = await claim(generation.id);
  const { memory: _memory, ...section } = first;
  const steps = [
    { does: async () => undefined, type: 'script.started', says: {}, text: {} },
    { does: () => saveOutline(database, lease, outlined), type: 'script.outlined', says: outlined, text: {} },
    {
      does: () => saveSection(database, lease, first, 3),
      type: 'script.section',
      says: {},
      text: { section: { ...section, position: 3 } },
    },
    { does: () => enterChecks(database, lease), type: 'script.stage', says: {}, text: {} },
  ];
  for (const { does, type, says, text } of steps) {
    await does();
    const [{ revision } = { revision: 0 }] = await rows<{ revision: number }>('select revision from script where id = $1', [
      script.id,
    ]);
    const progress = { scriptId: script.id, revision, generation: await findGeneration(database, generation.id), ...says };
    expect(await lastOf(scriptStream(script.id))).toMatchObject({ type, payload: { ...progress, ...text } });
    const brief = await lastOf(userStream(person.user.id));
    expect(brief).toMatchObject({ type, payload: { ...progress, brief: true } });
    expect(brief?.payload).not.toHaveProperty('section');
  }
  expect(
    await rows('select position, content, memory from generation_section where generation_id = $1', [generation.id]),
  ).toEqual([{ position: section.position, content: section.content, memory: first.memory }]);
});

test('a request to stop that comes between is told with the section', async () => {
  const { script, generation } = await ask(await signUp());
  const lease = await claim(generation.id);
  await rows('update generation set cancel_requested_at = now() where id = $1', [generation.id]);
  await saveSection(database, lease, first);
  const event = await lastOf(scriptStream(script.id));
  expect(event?.type === 'script.section' && event.payload.generation.cancelRequestedAt).toMatch(/^\d{4}-.*Z$/u);
});

test('a connection of a worker parses and plans a statement once', async () => {
  const count = (pool: Database, value: number): Promise<unknown> =>
    pool.one(sql.type(z.object({ next: z.int() }))`select ${value}::int + 1 as next`);
  const ownStatements = sql.type(z.object({ count: z.int() }))`
    select count(*) from pg_prepared_statements where statement like 'select $1::int + 1%'`;
  for (const [prepares, expected] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const pool = await openPool(base.url, 1, { prepares });
    try {
      expect([await count(pool, 1), await count(pool, 2)]).toEqual([{ next: 2 }, { next: 3 }]);
      expect(await pool.oneFirst(ownStatements)).toBe(expected);
    } finally {
      await pool.end();
    }
  }
});
