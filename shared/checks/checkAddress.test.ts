import { expect, test } from 'vitest';
import { composeScript } from '../../tests/support/composeScript.ts';
import { addressFormsOf, languages } from '../vocabulary.ts';
import { checkScript } from './checkScript.ts';
import type { ScriptToCheck } from './CheckedScript.ts';

const found = (script: ScriptToCheck) => checkScript(script).filter(({ code }) => code === 'address_mixed');
const stray: Partial<Record<string, readonly [sentence: string, word: string]>> = {
  'fr formal': ['Et maintenant tu respires.', 'tu'],
  'fr informal': ['Et maintenant vous respirez.', 'vous'],
  'de formal': ['Und nun atmest du aus.', 'du'],
  'de informal': ['Und nun atmen Sie aus.', 'Sie'],
  'es informal': ['Y ahora usted respira.', 'usted'],
  'it informal': ['E ora Lei respira.', 'Lei'],
  'pt informal': ['E agora tu respiras.', 'tu'],
};
const forms = languages.flatMap((language) => addressFormsOf[language].map((address) => ({ language, address })));

test.each(forms)('$language, $address: one form throughout passes, a stray sentence is found', async ({ language, address }) => {
  const script = await composeScript({ language, address, type: 'hypnosis', duration: 10 });
  expect(found(script)).toEqual([]);
  const [sentence, word] = stray[`${language} ${address}`] ?? [];
  // English knows one form only.
  if (sentence === undefined || word === undefined) return;
  const content = `${script.content}\n${sentence}`;
  const [first, ...rest] = found({ ...script, content });
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ level: 'fatal', section: 6, params: { expected: address, word } });
  expect(content.slice(first?.start ?? 0, first?.end ?? 0)).toBe(word);
});
