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
    await expect(written).rejects.toMatchObject({ name: 'PassingFault', failure: 'MODEL_UNAVAILABLE' });
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
  await expect(write()).rejects.toMatchObject({ name: 'PassingFault', failure: 'MODEL_UNAVAILABLE' });
  await expect(write()).rejects.toMatchObject({ name: 'GiveUpError', failure: 'MODEL_REJECTED' });
});

it('a missing key that is needed is said at once', async () => {
  const assignment = makeAssignment();
  const written = makeWriter(server.url, { apiKey: undefined }).title(assignment, makeHooks());
  await expect(written).rejects.toMatchObject({ name: 'GiveUpError', failure: 'MODEL_REJECTED' });
});
