import { expect, test } from 'vitest';
import { getTask } from '../../domain/generations/writingTask.ts';
import { composer } from '../../domain/writing/composer/composer.ts';
import { readMemory } from '../../domain/writing/composer/memory.ts';
import { getScript } from '../../shared/routes/scripts.routes.ts';
import type { Language } from '../../shared/vocabulary.ts';
import { workOnLease } from '../../worker/generations/workOnLease.ts';
import { writeScript } from '../../worker/writing/writeScript.ts';
import { capturedLog } from '../support/capturedLog.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { openTestTexts } from '../support/openTestTexts.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const texts = openTestTexts();
const api = await startTestApi(base.url);
const { signUp, ask, claim } = factories(base, api);

/** Has one script written by the composer; gives its generation and what it said. */
async function write(person: Person, language: Language): Promise<{ id: string; said: string[]; content: string }> {
  const { script, generation } = await ask(person, { language });
  const lease = await claim(generation.id);
  const controller = new AbortController();
  await workOnLease({
    database: base.database,
    log: capturedLog('test').log,
    lease,
    leaseSeconds: 600,
    renewSeconds: 600,
    limitMs: 60_000,
    controller,
    work: (signal) =>
      writeScript({ database: base.database, texts, lease, writers: [composer], signal, betweenSections: () => undefined }),
  });
  const { saved } = await getTask(base.database, generation.id);
  const { content } = await person.client.call(getScript, { params: { id: script.id } });
  return { id: generation.id, said: Object.keys(readMemory(saved.at(-1)?.memory).used), content };
}

test('a script says nothing that the account’s last one in the language said, while there is something else', async () => {
  const person = await signUp();
  const first = await write(person, 'en');
  const { generation } = await ask(person, { language: 'en' });
  expect((await getTask(base.database, generation.id)).recentPhrases.toSorted()).toEqual(first.said.toSorted());
  const other = await ask(person, { language: 'de' });
  expect((await getTask(base.database, other.generation.id)).recentPhrases).toEqual([]);
  const stranger = await ask(await signUp(), { language: 'en' });
  expect((await getTask(base.database, stranger.generation.id)).recentPhrases).toEqual([]);
});

test('two scripts of one account, asked for alike, have next to nothing in common', async () => {
  const person = await signUp();
  const [first, second] = [await write(person, 'en'), await write(person, 'en')];
  const lines = new Set(first.content.split('\n').map((line) => line.replace(/ \[pause:\d+\]$/u, '')));
  const sentences = second.content.split('\n').filter((line) => line !== '' && !line.startsWith('## '));
  const again = sentences.filter((line) => lines.has(line.replace(/ \[pause:\d+\]$/u, '')));
  expect(again.length / sentences.length).toBeLessThan(0.05);
});
