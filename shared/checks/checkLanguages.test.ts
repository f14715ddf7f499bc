import { expect, test } from 'vitest';
import { composeScript } from '../../tests/support/composeScript.ts';
import { parseScript } from '../markup/parseScript.ts';
import { languages } from '../vocabulary.ts';
import { checkScript } from './checkScript.ts';
import type { ScriptToCheck } from './CheckedScript.ts';

const found = (script: ScriptToCheck) => checkScript(script).filter(({ code }) => code === 'language_other');

test.each(languages)('%s: a section in another language is found, whichever that is', async (language) => {
  const script = await composeScript({ language });
  expect(found(script)).toEqual([]);
  const { start = 0, end = 0 } = parseScript(script.content).sections[2] ?? {};
  for (const other of languages.filter((one) => one !== language)) {
    const { content } = await composeScript({ language: other });
    const section = parseScript(content).sections[2];
    const mixed = script.content.slice(0, start) + content.slice(section?.start, section?.end) + script.content.slice(end);
    expect(found({ ...script, content: mixed })).toMatchObject([
      { level: 'fatal', section: 3, params: { expected: language, found: other } },
    ]);
  }
});

test('a section too short to tell, and a language that is none of ours, say nothing', async () => {
  const script = await composeScript({ language: 'en' });
  expect(found({ ...script, content: '## Un\n\nBonjour à vous.', kinds: [] })).toEqual([]);
  expect(found({ ...script, detectLanguage: () => 'la' })).toEqual([]);
  expect(found({ ...script, detectLanguage: () => '' })).toEqual([]);
});
