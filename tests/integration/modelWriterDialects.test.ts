import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../support/model/behaviour.ts';
import { makeAssignment, makeBrief, makeHooks, makeWriter } from '../support/model/writing.ts';
import { startModelServer, type ModelServer } from '../support/modelServer.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const needsKey = { openai: true, openrouter: true, ollama: false, vllm: false, llamacpp: false } as const;

describe.each(dialects)('%s', (dialect) => {
  const writer = () => makeWriter(server.url, needsKey[dialect] ? {} : { apiKey: undefined });

  it('writes an outline and a section, and says what they took', async () => {
    server.speak(dialect);
    const assignment = makeAssignment();
    const hooks = makeHooks();
    const title = await writer().title(assignment, hooks);
    expect(title.title).toContain('✧');
    expect(title.sections).toHaveLength(assignment.plan.sections.length);
    const { sentences } = await writer().write(assignment, makeBrief(assignment), hooks);
    expect(sentences.length).toBeGreaterThan(5);
    expect(hooks.calls).toMatchObject([
      { purpose: 'outline', outcome: 'stop', promptTokens: expect.any(Number), completionTokens: expect.any(Number) },
      { purpose: 'section', outcome: 'stop', promptTokens: expect.any(Number), completionTokens: expect.any(Number) },
    ]);
    expect(server.requests.map(({ authorization }) => authorization)).toEqual(
      needsKey[dialect] ? ['Bearer test-key', 'Bearer test-key'] : [undefined, undefined],
    );
  });

  it('fails in mid-stream in its own way', async () => {
    server.speak(dialect);
    server.always({ kind: 'error-chunk' });
    const assignment = makeAssignment();
    const written = writer().write(assignment, makeBrief(assignment), makeHooks());
    await expect(written).rejects.toMatchObject({ name: 'TemporaryFailure', failure: 'MODEL_UNAVAILABLE' });
  });

  it('says in its own way that the prompt is too long, and gets a shorter one', async () => {
    server.speak(dialect);
    server.next({ kind: 'context-overflow' });
    const assignment = makeAssignment({ description: 'a long story '.repeat(100) });
    const hooks = makeHooks();
    const { sentences } = await writer().write(assignment, makeBrief(assignment), hooks);
    expect(sentences.length).toBeGreaterThan(5);
    expect(hooks.calls.map(({ outcome }) => outcome)).toEqual(['CONTEXT', 'stop']);
    const [long = 0, short = 0] = server.requests.map(({ body }) => JSON.stringify(body.messages).length);
    expect(short).toBeLessThan(long - 900);
  });
});

describe('what a call costs', () => {
  const write = async (settings: Parameters<typeof makeWriter>[1] = {}) => {
    const assignment = makeAssignment();
    const hooks = makeHooks();
    await makeWriter(server.url, settings).write(assignment, makeBrief(assignment), hooks);
    const [call] = hooks.calls;
    if (!call) throw new Error('nothing was called');
    return call;
  };
  const prices = { 'test-model': { prompt: 2, completion: 8 } };

  it('is as the service tells it, whatever prices are set', async () => {
    server.speak('openrouter');
    const { promptTokens, completionTokens, costUsd } = await write({ prices });
    expect(costUsd).toBeCloseTo(((promptTokens ?? 0) + (completionTokens ?? 0)) / 1_000_000, 9);
  });

  it('is worked out by the prices that are set where it does not tell', async () => {
    const { promptTokens, completionTokens, costUsd } = await write({ prices });
    expect(costUsd).toBeCloseTo(((promptTokens ?? 0) * 2 + (completionTokens ?? 0) * 8) / 1_000_000, 9);
  });

  it('is unknown without a price, or without a count', async () => {
    expect(await write()).toMatchObject({ promptTokens: expect.any(Number), costUsd: null });
    expect(await write({ prices: { 'another-model': { prompt: 1, completion: 1 } } })).toMatchObject({ costUsd: null });
    server.next({ kind: 'refuse-option', option: 'stream_options' });
    const assignment = makeAssignment();
    const hooks = makeHooks();
    await makeWriter(server.url, { prices }).write(assignment, makeBrief(assignment), hooks);
    expect(hooks.calls).toMatchObject([
      { outcome: 'OPTION_REFUSED', costUsd: null },
      { outcome: 'stop', promptTokens: null, costUsd: null },
    ]);
  });
});

it('a service that does not stream is understood all the same', async () => {
  server.always({ kind: 'whole' });
  const assignment = makeAssignment();
  const hooks = makeHooks();
  const { sentences } = await makeWriter(server.url).write(assignment, makeBrief(assignment), hooks);
  expect(sentences.length).toBeGreaterThan(5);
  expect(hooks.calls).toMatchObject([{ outcome: 'stop', completionTokens: expect.any(Number) }]);
});

it('OpenRouter’s numeric codes in mid-stream are told apart', async () => {
  server.speak('openrouter');
  const assignment = makeAssignment();
  const say = (code: number) => ({
    kind: 'status' as const,
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: `: OPENROUTER PROCESSING\n\ndata: {"choices":[],"error":{"code":${code},"message":"No."}}\n\n`,
  });
  server.next(say(402), say(429), say(403));
  const write = () => makeWriter(server.url).write(assignment, makeBrief(assignment), makeHooks());
  await expect(write()).rejects.toMatchObject({ name: 'GiveUpError', failure: 'MODEL_REJECTED' });
  await expect(write()).rejects.toMatchObject({ name: 'TemporaryFailure', failure: 'MODEL_UNAVAILABLE' });
  await expect(write()).rejects.toMatchObject({ name: 'GiveUpError', failure: 'MODEL_REJECTED' });
});

it('a missing key that is needed is said at once', async () => {
  const assignment = makeAssignment();
  const written = makeWriter(server.url, { apiKey: undefined }).title(assignment, makeHooks());
  await expect(written).rejects.toMatchObject({ name: 'GiveUpError', failure: 'MODEL_REJECTED' });
});
