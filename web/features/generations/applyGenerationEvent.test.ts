import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Generation } from '../../../shared/generations.schema.ts';
import { toScriptChange } from '../../../shared/toScriptChange.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { sampleGeneration, sampleScript } from '../../testing/sampleScript.ts';
import { applyGenerationEvent } from './applyGenerationEvent.ts';

const envelope = { stream: 'user:1', seq: 1, at: '2026-11-20T20:00:00.000Z' };
const jobs = (client: QueryClient) => client.getQueryData<Generation[]>(queryKeys.activeGenerations);
const clientWith = (...list: Generation[]): QueryClient => {
  const client = new QueryClient();
  client.setQueryData(queryKeys.activeGenerations, list);
  return client;
};

test('a job that begins joins the running ones, and its news replaces it', async () => {
  const client = clientWith();
  const generation = sampleGeneration({ status: 'queued', stage: null });
  await applyGenerationEvent(client, {
    ...envelope,
    type: 'script.queued',
    payload: toScriptChange(sampleScript({ generation }), 'same'),
  });
  expect(jobs(client)).toEqual([generation]);
  const further = sampleGeneration({ sectionsDone: 1 });
  await applyGenerationEvent(client, {
    ...envelope,
    type: 'script.stage',
    payload: { scriptId: further.scriptId, revision: 4, generation: further },
  });
  expect(jobs(client)).toEqual([further]);
});

test('a job that ends leaves', async () => {
  const client = clientWith(sampleGeneration());
  const script = sampleScript({ status: 'ready', generation: sampleGeneration({ status: 'completed' }) });
  await applyGenerationEvent(client, { ...envelope, type: 'script.completed', payload: toScriptChange(script, 'delivered') });
  expect(jobs(client)).toEqual([]);
});

test('a deleted script takes its job along', async () => {
  const generation = sampleGeneration();
  const client = clientWith(generation);
  await applyGenerationEvent(client, {
    ...envelope,
    type: 'script.deleted',
    payload: { scriptId: generation.scriptId, revision: 5 },
  });
  expect(jobs(client)).toEqual([]);
});
