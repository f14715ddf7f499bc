import { describe, expect, test } from 'vitest';
import { toListItem, type Script } from '../../shared/scripts.schema.ts';
import { scriptStream } from '../../shared/streams.ts';
import { toScriptChange } from '../../shared/toScriptChange.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import { cancelGeneration } from '../../shared/routes/generations.routes.ts';
import { deleteScript, getScript } from '../../shared/routes/scripts.routes.ts';
import { languages } from '../../shared/vocabulary.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { startTestWorker } from '../support/startTestWorker.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask, setPlanTo } = factories(base, api);

const scriptOf = ({ client }: Person, id: string): Promise<Script> => client.call(getScript, { params: { id } });
const ready = (person: Person, id: string): Promise<Script> =>
  waitUntil(
    'the script to be ready',
    async () => {
      const script = await scriptOf(person, id);
      return script.status === 'ready' ? script : null;
    },
    60_000,
  );

describe('a generation', () => {
  test('goes from asked to completed, each step told in order', async () => {
    const person = await signUp();
    const socket = new SocketClient({ url: api.url, cookie: person.client.cookie });
    const { streams } = await socket.ready();
    const { script: asked, generation } = await ask(person);
    // The script's page, which is opened before anything is written.
    const page = new SocketClient({ url: api.url, cookie: person.client.cookie });
    await page.ready();
    expect(await page.follow(scriptStream(asked.id))).toMatchObject({ reset: false });
    const worker = await startTestWorker(base.url);
    await socket.completion('notification.created');
    const script = await scriptOf(person, asked.id);
    const count = script.outline.length;

    expect(socket.events.map(({ type }) => type)).toEqual([
      'credits.changed',
      'script.queued',
      'script.started',
      'script.outlined',
      ...Array.from({ length: count }, () => 'script.section'),
      'script.stage',
      'credits.changed',
      'script.completed',
      'notification.created',
    ]);
    const first = (streams[person.stream] ?? 0) + 1;
    expect(socket.numbers).toEqual(socket.events.map((_event, index) => first + index));
    expect(new Set(socket.events.map(({ stream }) => stream))).toEqual(new Set([person.stream]));

    // The same of the script on its own stream, and its text there alone.
    const own = scriptStream(asked.id);
    await waitUntil('the script’s own stream', () => page.of(own).some(({ type }) => type === 'script.completed'));
    expect(page.of(own).map(({ type }) => type)).toEqual(
      socket.events.map(({ type }) => type).filter((type) => type.startsWith('script.') && type !== 'script.queued'),
    );
    expect(JSON.stringify(socket.events)).not.toContain('[pause:');
    const sections = page.of(own).flatMap((event) => (event.type === 'script.section' ? [event.payload] : []));
    expect(sections.map(({ section }) => section?.position)).toEqual(script.outline.map(({ position }) => position));
    expect(sections.map(({ generation: { sectionsDone } }) => sectionsDone)).toEqual(sections.map((_one, index) => index + 1));
    expect((await socket.completion('script.started')).payload.generation).toMatchObject({
      id: generation.id,
      status: 'running',
      attempts: 1,
      stage: 'outline',
    });
    expect((await socket.completion('script.outlined')).payload).toMatchObject({
      title: script.title,
      outline: script.outline,
      generation: { stage: 'section', sectionsTotal: count },
    });
    expect((await socket.completion('script.stage')).payload.generation).toMatchObject({ stage: 'checks', sectionsDone: count });
    expect((await socket.completion('script.queued')).payload.script).toEqual(toListItem(asked));
    const { payload: completed } = await socket.completion('script.completed');
    const { text, ...change } = toScriptChange(script, 'delivered');
    expect(completed).toEqual({ ...change, brief: true });
    expect(text).not.toHaveProperty('content');
    expect(page.of(own).at(-1)?.payload).toEqual({ ...change, text });
    expect((await socket.completion('notification.created')).payload.notification).toMatchObject({
      type: 'script.completed',
      params: { scriptId: script.id, title: script.title },
      readAt: null,
    });

    const revisions = socket.events.flatMap((event) =>
      'script' in event.payload
        ? [event.payload.script.revision]
        : 'scriptId' in event.payload && 'revision' in event.payload
          ? [event.payload.revision]
          : [],
    );
    expect(revisions).toEqual(revisions.map((_one, index) => index + 1));
    const balances = socket.events.flatMap((event) => (event.type === 'credits.changed' ? [event.payload] : []));
    expect(balances.map(({ available, held }) => [available, held])).toEqual([
      [2, 1],
      [2, 0],
    ]);
    const { available, held, revision } = await person.client.call(getCredits, {});
    expect(balances.at(-1)).toEqual({ available, held, revision });
    await worker.stop();
  });

  test('keeps who worked on it, how long and with what end', async () => {
    const person = await signUp();
    const { generation, script } = await ask(person);
    await startTestWorker(base.url);
    expect((await ready(person, script.id)).generation).toMatchObject({
      status: 'completed',
      charged: 1,
      attempts: 1,
      stage: 'checks',
      startedAt: expect.any(String),
      finishedAt: expect.any(String),
      failure: null,
    });
    expect(
      await base.rows(
        'select lease_seq, worker, outcome, ended_at >= started_at as ended, reason from generation_attempt where generation_id = $1',
        [generation.id],
      ),
    ).toEqual([
      { lease_seq: 1, worker: expect.stringContaining(String(process.pid)), outcome: 'completed', ended: true, reason: null },
    ]);
  });
});

const bodies: readonly Partial<GenerateBody>[] = [
  ...languages.map((language): Partial<GenerateBody> => ({ language, type: 'meditation', duration: 5 })),
  ...languages.map((language): Partial<GenerateBody> => ({
    language,
    type: 'hypnosis',
    duration: 10,
    theme: 'confidence',
    intensity: 'deep',
  })),
  { theme: 'sleep', duration: 15 },
  { approach: 'bodyscan', duration: 3 },
  { duration: 60, theme: 'stress' },
  { type: 'hypnosis', duration: 45, theme: 'sleep', includeBreathing: false },
];

describe('a composed script', () => {
  test('lasts as long as was asked, to the second, in every language and type', async () => {
    const person = await signUp({ credits: 60 });
    await setPlanTo(person.user.id, 'business');
    const asked = await Promise.all(bodies.map((body) => ask(person, body)));
    await startTestWorker(base.url, { RUNNING_PER_ACCOUNT: '8' });
    const scripts = await Promise.all(asked.map(({ script }) => ready(person, script.id)));
    const off = scripts
      .map(({ timing, request }) => ({
        ...request,
        off: Math.round(((timing?.totalSeconds ?? 0) - request.duration * 60) * 10) / 10,
      }))
      .filter((one) => Math.abs(one.off) > 1);
    expect(off).toEqual([]);
    for (const script of scripts) {
      expect(script).toMatchObject({
        writer: 'composer',
        writerDetail: expect.stringContaining('phrase library'),
        seed: expect.any(String),
      });
      expect(script.words).toBeGreaterThan(50);
      expect(script.content).toMatch(/^## \S.*\n\n\S/u);
      expect(script.findings.filter(({ level }) => level === 'fatal')).toEqual([]);
      expect(script.sections.map(({ position, kind, title }) => ({ position, kind, title }))).toEqual(
        script.outline.map(({ position, kind, title }) => ({ position, kind, title })),
      );
      const { strip = [], totalSeconds = 0 } = script.timing ?? {};
      expect(strip.reduce((sum, one) => sum + one, 0)).toBeCloseTo(totalSeconds, -1);
    }
    expect(await person.client.call(getCredits, {})).toMatchObject({ held: 0 });
  }, 90_000);

  test('names the listener, and leaves out what is to be avoided', async () => {
    const person = await signUp();
    const { script } = await ask(person, {
      listenerName: 'Amélie',
      title: 'For Amélie',
      avoid: ['water'],
      theme: 'anxiety',
      approach: 'nature',
    });
    await startTestWorker(base.url);
    const { title, content } = await ready(person, script.id);
    expect(title).toBe('For Amélie');
    expect(content).toContain('Amélie');
    expect(content).not.toMatch(/\b(?:ocean|sea|river|lake|waves?)\b/iu);
  });
});

describe('the worker', () => {
  test('saves each section before the next is begun', async () => {
    const person = await signUp();
    const { script, generation } = await ask(person);
    await startTestWorker(base.url);
    await ready(person, script.id);
    const saved = await base.rows<{ position: number; at: Date }>(
      'select position, created_at as at from generation_section where generation_id = $1 order by position',
      [generation.id],
    );
    const told = await base.rows<{ position: number; at: Date }>(
      "select (payload #>> '{section,position}')::int as position, at from event where stream = $1 and type = 'script.section' order by seq",
      [scriptStream(script.id)],
    );
    // Each in a transaction of its own, the row and its event in the same one.
    expect(saved).toEqual(told);
    expect(new Set(saved.map(({ at }) => at.getTime())).size).toBeGreaterThan(1);
    expect(saved.map(({ at }) => at)).toEqual(saved.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime()));
  });

  test('takes no more of one account at once than the setting, and all in the end', async () => {
    const person = await signUp({ credits: 10 });
    const asked = [];
    for (let count = 0; count < 8; count += 1) asked.push(await ask(person));
    const socket = new SocketClient({ url: api.url, cookie: person.client.cookie });
    await socket.ready();
    await startTestWorker(base.url, { RUNNING_PER_ACCOUNT: '2', WORKER_CONCURRENCY: '6' });
    await waitUntil(
      'all of them',
      () => socket.events.filter(({ type }) => type === 'script.completed').length === asked.length,
      20_000,
    );
    let running = 0;
    for (const { type } of socket.events) {
      if (type === 'script.started') running += 1;
      if (type === 'script.completed') running -= 1;
      expect(running).toBeLessThanOrEqual(2);
    }
  });

  test('works with others on one queue, and each script is written once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signUp()));
    await Promise.all([startTestWorker(base.url), startTestWorker(base.url)]);
    const asked = await Promise.all(people.flatMap((person) => [ask(person), ask(person)]));
    await Promise.all(asked.map(({ script }, index) => ready(people[Math.floor(index / 2)] as Person, script.id)));
    const ids = asked.map(({ generation }) => generation.id);
    expect(
      await base.rows(
        'select generation_id from generation_attempt where generation_id = any($1) group by generation_id having count(*) > 1',
        [ids],
      ),
    ).toEqual([]);
    for (const { client } of people) expect(await client.call(getCredits, {})).toMatchObject({ available: 1, held: 0 });
  });

  test('leaves no job behind, and writes nothing of what was cancelled or deleted before its turn', async () => {
    const person = await signUp();
    const [one, two, three] = [await ask(person), await ask(person), await ask(person)];
    await person.client.call(cancelGeneration, { params: { id: one.generation.id } });
    await person.client.call(deleteScript, { params: { id: two.script.id } });
    await startTestWorker(base.url);
    await ready(person, three.script.id);
    await waitUntil(
      'the queue to be empty',
      async () => (await base.rows('select from graphile_worker.jobs where task_identifier = $1', ['write_script'])).length === 0,
    );
    expect(
      await base.rows('select from generation_attempt where generation_id = any($1)', [[one.generation.id, two.generation.id]]),
    ).toEqual([]);
    expect(await person.client.call(getCredits, {})).toMatchObject({ available: 2, held: 0 });
  });

  test('hands its connections back when it stops', async () => {
    const connections = async () =>
      (
        await base.rows<{ count: number }>(
          'select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name is not null',
        )
      )[0]?.count ?? 0;
    const person = await signUp();
    const before = await connections();
    const worker = await startTestWorker(base.url);
    await ready(person, (await ask(person)).script.id);
    await worker.stop();
    await waitUntil('the connections to be gone', async () => (await connections()) <= before + 2);
  });
});
