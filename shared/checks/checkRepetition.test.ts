import { expect, test } from 'vitest';
import { composeScript } from '../../tests/support/composeScript.ts';
import { parseScript } from '../markup/parseScript.ts';
import { languages } from '../vocabulary.ts';
import { checkScript } from './checkScript.ts';
import type { ScriptToCheck } from './CheckedScript.ts';

const found = (script: ScriptToCheck, code: string) => checkScript(script).filter((one) => one.code === code);

test.each(languages)('%s: a sentence said again is found, with where it was said first', async (language) => {
  const script = await composeScript({ language });
  expect(found(script, 'sentence_repeated')).toEqual([]);
  expect(found(script, 'phrases_repeated')).toEqual([]);
  const second = parseScript(script.content).sections[1]?.sentences.find(({ text }) => text.split(' ').length > 5)?.text ?? '';
  const content = `${script.content}\n${second.toUpperCase()}`;
  expect(found({ ...script, content }, 'sentence_repeated')).toMatchObject([
    { level: 'advisory', section: 6, params: { section: 2 } },
  ]);
});

test.each(languages)('%s: a script that turns in circles is told so once', async (language) => {
  const script = await composeScript({ language });
  const content = `${script.content}\n${script.content.slice(0, 1500)}`;
  const [only, ...rest] = found({ ...script, content }, 'phrases_repeated');
  expect(rest).toEqual([]);
  expect(only).toMatchObject({ level: 'advisory', section: 7, params: { most: 2 } });
  expect(String(only?.params['example']).split(' ')).toHaveLength(5);
});

test('a refrain is no repetition', async () => {
  const script = await composeScript();
  expect(
    found({ ...script, content: `${script.content}\nBreathe in.\nBreathe out.\nBreathe in.\nBreathe out.` }, 'sentence_repeated'),
  ).toEqual([]);
});
