import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getGeneration } from '../../shared/routes/generations.routes.ts';
import { getScript } from '../../shared/routes/scripts.routes.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startModelServer, type ModelServer } from '../support/modelServer.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { startTestWorker } from '../support/startTestWorker.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask } = factories(base, api);

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer();
});
afterAll(() => model.close());

const finished = ({ client }: Person, id: string) =>
  waitUntil('the script', async () => (await client.call(getScript, { params: { id } })).status === 'ready', 60_000);

describe('what a model took', () => {
  test('is summed with its generation, by the prices that are set', async () => {
    const person = await signUp();
    const { generation, script } = await ask(person, { duration: 5 });
    const prices = { MODEL_PROMPT_PRICE: '0.4', MODEL_COMPLETION_PRICE: '1.6' };
    await startTestWorker(base.url, { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'key', ...prices });
    await finished(person, script.id);
    const { usage } = await person.client.call(getGeneration, { params: { id: generation.id } });
    const rows = await base.rows<{ prompt: number; completion: number }>(
      'select prompt_tokens as prompt, completion_tokens as completion from model_call where generation_id = $1',
      [generation.id],
    );
    const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
    const [prompt, completion] = [sum(rows.map((row) => row.prompt)), sum(rows.map((row) => row.completion))];
    expect(usage).toEqual({
      calls: rows.length,
      promptTokens: prompt,
      completionTokens: completion,
      costUsd: expect.closeTo((prompt * 0.4 + completion * 1.6) / 1_000_000, 9),
      uncounted: 0,
    });
    expect(rows.length).toBeGreaterThan(6);
  });

  test('is unknown without a price, and nothing where no model wrote', async () => {
    const person = await signUp();
    const first = await ask(person, { duration: 5 });
    const worker = await startTestWorker(base.url, { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'key' });
    await finished(person, first.script.id);
    await worker.stop();
    const { usage } = await person.client.call(getGeneration, { params: { id: first.generation.id } });
    expect(usage).toMatchObject({ costUsd: null, uncounted: usage?.calls });
    const second = await ask(person, { duration: 5 });
    await startTestWorker(base.url);
    await finished(person, second.script.id);
    const composed = await person.client.call(getGeneration, { params: { id: second.generation.id } });
    expect(composed).toMatchObject({ id: second.generation.id, status: 'completed', usage: null });
    const { client } = await signUp();
    await client.refused('NOT_FOUND', getGeneration, { params: { id: second.generation.id } });
  });
});
