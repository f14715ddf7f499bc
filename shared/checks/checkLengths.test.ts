import { expect, test } from 'vitest';
import { composeScript } from '../../tests/support/composeScript.ts';
import { languages } from '../vocabulary.ts';
import { checkScript } from './checkScript.ts';
import type { ScriptToCheck } from './CheckedScript.ts';

const found = (script: ScriptToCheck) =>
  checkScript(script).filter(({ code }) => code.startsWith('sentence_long') || code === 'sentences_short_or_long');
const words = (count: number) => `${Array.from({ length: count }, (_, index) => `w${index}`).join(' ')}.`;

test.each(languages)('%s: sentences that can be said on one breath pass, a longer one is found', async (language) => {
  const script = await composeScript({ language });
  expect(found(script)).toEqual([]);
  expect(found({ ...script, content: `${script.content}\n${words(28)}` })).toEqual([]);
  expect(found({ ...script, content: `${script.content}\n${words(29)}` })).toMatchObject([
    { code: 'sentence_long', level: 'advisory', section: 6, params: { words: 29, most: 28 } },
  ]);
});

test.each(languages)('%s: the middle sentence has 8 to 14 words, the sleep tail apart', async (language) => {
  const script = await composeScript({ language });
  const of = (count: number) => `## A\n\n${Array.from({ length: 12 }, () => words(count).replace('w', 'W')).join('\n')}`;
  for (const count of [8, 14]) expect(found({ ...script, kinds: ['theme'], content: of(count) })).toEqual([]);
  for (const count of [7, 15])
    expect(found({ ...script, kinds: ['theme'], content: of(count) })).toMatchObject([
      { code: 'sentences_short_or_long', params: { words: count } },
    ]);
  expect(found({ ...script, kinds: ['sleep-tail'], content: of(3) })).toEqual([]);
});
