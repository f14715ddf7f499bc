import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GiveUpError, TemporaryFailure } from '../../domain/writing/failures.ts';
import { endWithTest } from '../support/endWithTest.ts';
import type { Behaviour } from '../support/model/behaviour.ts';
import { makeAssignment, makeBrief, makeHooks, makeWriter } from '../support/model/writing.ts';
import { startModelServer, type ModelServer } from '../support/modelServer.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ dripMilliseconds: 100 });
});
afterEach(() => server.reset());
afterAll(() => server.close());

const impatient = { firstTokenSeconds: 0.3, chunkSeconds: 0.3, sectionSeconds: 1 };

/** Writes one section while the server behaves so, and says how that ended. */
async function writeWith(behaviour: Behaviour, settings: Parameters<typeof makeWriter>[1] = {}) {
  server.always(behaviour);
  const assignment = makeAssignment();
  const hooks = makeHooks();
  const error: unknown = await makeWriter(server.url, settings)
    .write(assignment, makeBrief(assignment, 2), hooks)
    .then(
      () => null,
      (thrown: unknown) => thrown,
    );
  return { error, hooks };
}

type Row = {
  readonly when: string;
  readonly behaviour: Behaviour;
  readonly failure: string;
  readonly settings?: Parameters<typeof makeWriter>[1];
  readonly delay?: number;
};
const error = (
  status: number,
  code: string | number | null,
  message = 'No.',
  headers: Record<string, string> = {},
): Behaviour => ({
  kind: 'status',
  status,
  headers,
  body: { error: { message, type: null, param: null, code } },
});

describe('an error that may pass goes back to the queue', () => {
  const rows: readonly Row[] = [
    { when: 'the stream ends without a finish_reason', behaviour: { kind: 'no-finish' }, failure: 'MODEL_UNAVAILABLE' },
    { when: 'no answer comes at all', behaviour: { kind: 'stall-headers' }, failure: 'MODEL_TIMEOUT', settings: impatient },
    { when: 'no first token comes', behaviour: { kind: 'stall-first' }, failure: 'MODEL_TIMEOUT', settings: impatient },
    { when: 'it stalls in mid-text', behaviour: { kind: 'stall-middle' }, failure: 'MODEL_TIMEOUT', settings: impatient },
    {
      when: 'the section takes too long though tokens come',
      behaviour: { kind: 'drip' },
      failure: 'MODEL_TIMEOUT',
      settings: impatient,
    },
    { when: 'the connection is reset in mid-text', behaviour: { kind: 'reset' }, failure: 'MODEL_UNAVAILABLE' },
    { when: 'status 200 holds a JSON error', behaviour: { kind: 'json-error' }, failure: 'MODEL_UNAVAILABLE' },
    { when: 'status 200 holds a web page', behaviour: { kind: 'web-page' }, failure: 'MODEL_UNAVAILABLE' },
    { when: 'an error comes in mid-stream', behaviour: { kind: 'error-chunk' }, failure: 'MODEL_UNAVAILABLE' },
    { when: 'a chunk is no JSON', behaviour: { kind: 'malformed' }, failure: 'MODEL_UNAVAILABLE' },
    { when: 'nothing is said', behaviour: { kind: 'empty' }, failure: 'MODEL_EMPTY' },
    {
      when: 'nothing that is said can be read aloud',
      behaviour: { kind: 'say', text: '# Title\n\n[pause:10]\n```\n{name}\n' },
      failure: 'MODEL_EMPTY',
    },
    {
      when: '429 asks to wait longer than the package would',
      behaviour: error(429, 'rate_limit_exceeded', 'Slow down.', { 'retry-after': '90' }),
      failure: 'MODEL_UNAVAILABLE',
      delay: 90,
    },
    { when: '429 says nothing', behaviour: error(429, null), failure: 'MODEL_UNAVAILABLE' },
    { when: '500', behaviour: error(500, null), failure: 'MODEL_UNAVAILABLE' },
    {
      when: '503 with a delay',
      behaviour: error(503, 'overloaded', 'Busy.', { 'retry-after': '7' }),
      failure: 'MODEL_UNAVAILABLE',
      delay: 7,
    },
    {
      when: '502 with a page for a body',
      behaviour: { kind: 'status', status: 502, body: '<html>Bad gateway</html>' },
      failure: 'MODEL_UNAVAILABLE',
    },
  ];
  it.each(rows)('$when: $failure', async ({ behaviour, failure, settings, delay }) => {
    const { error: thrown, hooks } = await writeWith(behaviour, settings);
    expect(thrown).toBeInstanceOf(TemporaryFailure);
    expect(thrown).toMatchObject({ failure, delaySeconds: delay ?? null });
    expect(hooks.calls.at(-1)).toMatchObject({ purpose: 'section', model: 'test-model' });
    // Asking again after an error is the queue's: the package asks nothing that we have not asked.
    expect(server.requests).toHaveLength(hooks.calls.length);
  });

  it('the service is not there', async () => {
    const gone = await startModelServer();
    await gone.close();
    const assignment = makeAssignment();
    const written = makeWriter(gone.url).write(assignment, makeBrief(assignment), makeHooks());
    await expect(written).rejects.toMatchObject({ name: 'TemporaryFailure', failure: 'MODEL_UNAVAILABLE' });
  });
});

describe('an error that stays ends the generation', () => {
  const rows: readonly Row[] = [
    { when: '401', behaviour: error(401, 'invalid_api_key'), failure: 'MODEL_REJECTED' },
    { when: '402', behaviour: error(402, 402, 'Insufficient credits'), failure: 'MODEL_REJECTED' },
    {
      when: '429 that means an empty purse',
      behaviour: error(429, 'insufficient_quota', 'You exceeded your current quota.'),
      failure: 'MODEL_REJECTED',
    },
    { when: '403', behaviour: error(403, null), failure: 'MODEL_REJECTED' },
    { when: '404 for the model', behaviour: error(404, 'model_not_found'), failure: 'MODEL_REJECTED' },
    { when: '400', behaviour: error(400, 'invalid_request_error'), failure: 'MODEL_REJECTED' },
    { when: '400 from a content filter', behaviour: error(400, 'content_filter'), failure: 'MODEL_REFUSED' },
    { when: 'finish_reason content_filter', behaviour: { kind: 'content-filter' }, failure: 'MODEL_REFUSED' },
    { when: 'a refusal in place of content', behaviour: { kind: 'refusal' }, failure: 'MODEL_REFUSED' },
    {
      when: 'a refusal in words',
      behaviour: { kind: 'say', text: "I'm sorry, but I can't help with that." },
      failure: 'MODEL_REFUSED',
    },
    {
      when: 'a context that is too small even for the short prompt',
      behaviour: { kind: 'context-overflow' },
      failure: 'MODEL_REJECTED',
    },
  ];
  it.each(rows)('$when: $failure', async ({ behaviour, failure }) => {
    const { error: thrown } = await writeWith(behaviour);
    expect(thrown).toBeInstanceOf(GiveUpError);
    expect(thrown).toMatchObject({ failure });
  });
});

describe('what a service does not know is not asked again', () => {
  it.each(['stream_options', 'max_completion_tokens'])('%s', async (option) => {
    server.always({ kind: 'refuse-option', option });
    const writer = makeWriter(server.url);
    const assignment = makeAssignment();
    const hooks = makeHooks();
    const { sentences } = await writer.write(assignment, makeBrief(assignment), hooks);
    expect(sentences.length).toBeGreaterThan(4);
    expect(hooks.calls.map(({ outcome }) => outcome)).toEqual(['OPTION_REFUSED', 'stop']);
    await writer.write(assignment, makeBrief(assignment), hooks);
    expect(server.requests.map(({ body }) => option in body)).toEqual([true, false, false]);
  });
});

describe('a text that has no proper end', () => {
  it('cut at the limit of tokens: continued', async () => {
    server.next({ kind: 'length' });
    const assignment = makeAssignment();
    const hooks = makeHooks();
    const { sentences } = await makeWriter(server.url).write(assignment, makeBrief(assignment, 4), hooks);
    expect(hooks.calls.map(({ purpose, outcome }) => [purpose, outcome])).toEqual([
      ['section', 'length'],
      ['more', 'stop'],
    ]);
    for (const { text } of sentences) expect(text).toMatch(/[.!?…]["”]?$/u);
  });

  it('cut and called an end: the half sentence goes, and more is asked for', async () => {
    server.next({ kind: 'cut-as-stop' });
    const assignment = makeAssignment();
    const hooks = makeHooks();
    const { sentences } = await makeWriter(server.url).write(assignment, makeBrief(assignment, 4), hooks);
    expect(hooks.calls.map(({ purpose }) => purpose)).toEqual(['section', 'more']);
    for (const { text } of sentences) expect(text).toMatch(/[.!?…]["”]?$/u);
  });

  it('endless, whatever limit was given: cut off by us', async () => {
    server.next({ kind: 'endless' });
    const assignment = makeAssignment();
    const hooks = makeHooks();
    const brief = makeBrief(assignment, 2);
    const { sentences } = await makeWriter(server.url).write(assignment, brief, hooks);
    expect(hooks.calls[0]?.outcome).toBe('bounded');
    await expect.poll(() => server.requests[0]?.brokenOff).toBe(true);
    const characters = sentences.reduce((sum, { text }) => sum + text.length, 0);
    expect(characters).toBeLessThan(brief.speechSeconds * assignment.clock.charactersPerSecond * 1.3);
  });
});

it('an answer that ended on a connection that does not is taken', async () => {
  const { error: thrown, hooks } = await writeWith({ kind: 'stall-after-end' });
  expect(thrown).toBeNull();
  expect(hooks.calls).toMatchObject([{ outcome: 'stop' }]);
});

it('a server that is killed in mid-text, and is gone when asked again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'model-server-'));
  const control = join(folder, 'control.json');
  await writeFile(control, JSON.stringify({ queue: [{ kind: 'status', status: 503, body: {} }], always: { kind: 'drip' } }));
  const child = endWithTest(
    spawn(process.execPath, ['tests/support/modelServer.main.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, MODEL_SERVER_CONTROL: control },
    }),
  );
  const [line]: unknown[] = await once(child.stdout, 'data');
  const assignment = makeAssignment();
  const hooks = makeHooks();
  const write = () => makeWriter(String(line).trim()).write(assignment, makeBrief(assignment, 4), hooks);
  await expect(write()).rejects.toThrow('(503)');
  const writing: Promise<unknown> = write().catch((thrown: unknown) => thrown);
  await expect.poll(() => hooks.texts.length).toBeGreaterThan(0);
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  expect(await writing).toMatchObject({ name: 'TemporaryFailure', failure: 'MODEL_UNAVAILABLE' });
  await exit;
  // Refused, or reset on a connection that was kept from before: which of them is a race, and all the same to the queue.
  await expect(write()).rejects.toMatchObject({ name: 'TemporaryFailure', failure: 'MODEL_UNAVAILABLE' });
  await expect(write()).rejects.toThrow('ECONNREFUSED');
  await rm(folder, { recursive: true });
});

it('logs nothing of a prompt, whatever the package’s own setting says', async () => {
  vi.stubEnv('OPENAI_LOG', 'debug');
  const spies = (['debug', 'log', 'info', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  );
  await writeWith({ kind: 'malformed' });
  await writeWith({ kind: 'write' });
  vi.unstubAllEnvs();
  for (const spy of spies) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
});

describe('stopping', () => {
  it.each(['stall-headers', 'stall-first', 'stall-middle', 'drip'] as const)(
    'during %s: at once, with the reason of the signal',
    async (kind) => {
      server.always({ kind });
      const assignment = makeAssignment();
      const hooks = makeHooks();
      const reason = new Error('The lease is lost.');
      const writing = makeWriter(server.url).write(assignment, makeBrief(assignment, 4), hooks);
      setTimeout(() => hooks.stop.abort(reason), 300);
      await expect(writing).rejects.toBe(reason);
      expect(hooks.calls).toMatchObject([{ outcome: 'ABORTED' }]);
      await expect.poll(() => server.requests[0]?.brokenOff).toBe(true);
    },
  );

  it('before the first call: no call', async () => {
    const hooks = makeHooks();
    const reason = new Error('Told to stop.');
    hooks.stop.abort(reason);
    const assignment = makeAssignment();
    const writer = makeWriter(server.url);
    await expect(writer.title(assignment, hooks)).rejects.toBe(reason);
    await expect(writer.write(assignment, makeBrief(assignment), hooks)).rejects.toBe(reason);
    expect(server.requests).toHaveLength(0);
  });
});

it('never says what the prompt or the service’s message said', async () => {
  const { error: thrown } = await writeWith(error(400, 'bad_thing', 'Your text "my secret grief" is not allowed here.'));
  expect(String(thrown)).not.toContain('secret');
  expect(String(thrown)).toContain('400');
});
