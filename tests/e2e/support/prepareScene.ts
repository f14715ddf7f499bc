import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { GenerateBody, Generation } from '../../../shared/generations.schema.ts';
import { addToCollection, createCollection } from '../../../shared/routes/collections.routes.ts';
import { addFavorite } from '../../../shared/routes/favorites.routes.ts';
import { cancelGeneration, regenerateScript } from '../../../shared/routes/generations.routes.ts';
import type { Language } from '../../../shared/vocabulary.ts';
import { ask } from './ask.ts';
import { ownText } from './ownText.ts';
import type { World } from './world.ts';

/** Scripts of one person, one in every state; the one that is written stays so until the model is reset. */
type State = 'ready' | 'failed' | 'partial' | 'outlined' | 'writing';
/** The ids of scripts, of a collection that holds two of them, and of the generation that proposes two texts for a section of the ready one. */
export type Scene = { readonly [Name in State | 'collection' | 'proposals']: string };
/** Titles that the scripts shall have. */
export type Titles = { readonly [Name in State]?: string };

/** Brings scripts of whoever is signed in into every state that there is. It takes seventeen credits. */
export async function prepareScene(page: Page, { model }: World, language: Language, titles: Titles = {}): Promise<Scene> {
  const request = (state: State, changes: Partial<GenerateBody>): Promise<string> =>
    ask(page, { language, ...(titles[state] !== undefined && { title: titles[state] }), ...changes });

  const ready = await request('ready', { theme: 'sleep', approach: 'nature', duration: 10 });
  await until(page, ready, 'completed');
  await edit(page, ready);
  const proposals = await propose(page, ready);
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
  const { generation } = await ownText.read(page, partial);
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
  return { ready, failed, partial, outlined, writing, proposals, collection: await collect(page, ready, [ready, partial]) };
}

/** Gives a script a second version: a longer pause, a sentence less, and two changed places in the words of another. */
async function edit(page: Page, id: string): Promise<void> {
  const lines = (await ownText.read(page, id)).content.split('\n');
  const [first = 0, second = 0, third = 0] = [...lines.keys()].filter((at) => /^\p{Lu}.*\[pause:\d\]$/u.test(lines[at] ?? ''));
  const content = lines
    .map((line, at) =>
      at === first ? line.replace(/\d+\]$/u, '20]') : at === third ? line.replaceAll(/ (\p{L}+) /gu, ' $1 … ') : line,
    )
    .filter((_line, at) => at !== second);
  await ownText.save(page, id, content.join('\n'));
}

/** Asks for two texts for the second section. */
async function propose(page: Page, id: string): Promise<string> {
  const { revision } = await ownText.read(page, id);
  const answer = await page.request.post(regenerateScript.path.replace(':id', id), {
    data: { baseRevision: revision, section: { position: 2, variants: 2 } },
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
  });
  expect(answer.status()).toBe(202);
  return regenerateScript.answers[202].parse(await answer.json()).generation.id;
}

/** A favourite, and a collection of two scripts. */
async function collect(page: Page, favorite: string, scripts: readonly string[]): Promise<string> {
  const post = async (path: string, data: object): Promise<unknown> => {
    const answer = await page.request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' } });
    expect(answer.ok()).toBe(true);
    return answer.json();
  };
  await post(addFavorite.path, { scriptId: favorite });
  const { id } = createCollection.answers[201].parse(
    await post(createCollection.path, { name: 'Abende am Wasser', description: '20:30' }),
  );
  for (const scriptId of scripts) await post(addToCollection.path.replace(':id', id), { scriptId });
  return id;
}

const until = (page: Page, id: string, status: Generation['status']): Promise<void> =>
  expect
    .poll(async () => (await ownText.read(page, id)).generation?.status, { message: `a script that is ${status}` })
    .toBe(status);
