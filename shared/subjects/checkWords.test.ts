import { expect, test } from 'vitest';
import { parseScript } from '../markup/parseScript.ts';
import { checkWords } from './checkWords.ts';
import { subjectsByLanguage } from './subjectsByLanguage.ts';

const check = (content: string, avoided: Parameters<typeof checkWords>[1] = ['water', 'heights']) =>
  checkWords(parseScript(content), avoided, subjectsByLanguage.en);

test('sentences are counted where none of them, and no title, has a word of the subjects', () => {
  const content = '## Arriving\n\nRest here. [pause:3]\nThe breath comes and goes. And goes.';
  expect(check(content)).toEqual({ sentences: 3, subjects: ['water', 'heights'] });
  expect(check(`${content}\nThe river runs.`)).toBeNull();
  expect(check(content.replace('Arriving', 'The river'))).toBeNull();
  expect(check(`${content}\nThe river runs.`, ['heights'])).toEqual({ sentences: 4, subjects: ['heights'] });
});

test('nothing is said where nothing is left out, or nothing is said', () => {
  expect([check('Rest here.', []), check('## Arriving'), check('')]).toEqual([null, null, null]);
});
