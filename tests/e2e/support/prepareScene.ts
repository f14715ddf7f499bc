import { expect, type Page } from '@playwright/test';
import type { GenerateBody, Generation } from '../../../shared/generations.schema.ts';
import { cancelGeneration } from '../../../shared/routes/generations.routes.ts';
import { getScript } from '../../../shared/routes/scripts.routes.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import type { Language } from '../../../shared/vocabulary.ts';
import { ask } from './ask.ts';
import type { World } from './world.ts';

/** Scripts of one person, one in every state; the one that is written stays so until the model is reset. */
export type Scene = { readonly [State in 'ready' | 'failed' | 'partial' | 'outlined' | 'writing']: string };

/** Brings scripts of whoever is signed in into every state that there is. It takes fifteen credits. */
export async function prepareScene(
  page: Page,
  { model }: World,
  language: Language,
  titles: Partial<Scene> = {},
): Promise<Scene> {
  const request = (state: keyof Scene, changes: Partial<GenerateBody>): Promise<string> =>
    ask(page, { language, ...(titles[state] !== undefined && { title: titles[state] }), ...changes });

  const ready = await request('ready', { theme: 'sleep', approach: 'nature', duration: 10 });
  await until(page, ready, 'completed');
  model.always({
    kind: 'status',
    status: 401,
    body: { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } },
  });
  const failed = await request('failed', { theme: 'focus', duration: 5 });
  await until(page, failed, 'failed');
  model.reset();

  const third = model.hold(3);
  const partial = await request('partial', { type: 'hypnosis', theme: 'confidence', duration: 15 });
  await third.reached;
  const { generation } = await read(page, partial);
  const stopped = await page.request.post(cancelGeneration.path.replace(':id', generation?.id ?? ''), {
    data: {},
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(stopped.status()).toBe(202);
  await until(page, partial, 'cancelled');
  model.reset();

  const outlined = await request('outlined', { theme: 'forgiveness', approach: 'bodyscan', duration: 15, approveOutline: true });
  await until(page, outlined, 'awaiting_approval');
  const second = model.hold(2);
  const writing = await request('writing', { type: 'hypnosis', theme: 'self-love', approach: 'breath', duration: 12 });
  await second.reached;
  return { ready, failed, partial, outlined, writing };
}

async function read(page: Page, id: string): Promise<Script> {
  return getScript.answers[200].parse(await (await page.request.get(getScript.path.replace(':id', id))).json());
}

const until = (page: Page, id: string, status: Generation['status']): Promise<void> =>
  expect.poll(async () => (await read(page, id)).generation?.status, { message: `a script that is ${status}` }).toBe(status);
