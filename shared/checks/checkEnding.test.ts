import { expect, test } from 'vitest';
import { composeScript } from '../../tests/support/composeScript.ts';
import { getPack } from '../../domain/writing/composer/pack.ts';
import { parseScript } from '../markup/parseScript.ts';
import { addressFormsOf, languages, type Language } from '../vocabulary.ts';
import { checkScript } from './checkScript.ts';
import type { ScriptToCheck } from './CheckedScript.ts';

const found = (script: ScriptToCheck) => checkScript(script).filter(({ code }) => code === 'ending_not_alert');
const bland: Readonly<Record<Language, string>> = {
  en: 'And so it ends, at this time.',
  fr: 'Et voilà, à présent c’est fini.',
  es: 'Y así termina la sesión.',
  de: 'Und damit endet die Sitzung.',
  it: 'E così finisce la seduta.',
  pt: 'E assim termina a sessão.',
};

test.each(languages)('%s: every way in which the phrase library wakes is one that counts', async (language) => {
  const script = await composeScript({ language, type: 'hypnosis' });
  expect(found(script)).toEqual([]);
  const start = parseScript(script.content).sections.at(-1)?.start ?? 0;
  for (const phrase of getPack(language).phrases.get('emergence.alert') ?? []) {
    for (const address of addressFormsOf[language]) {
      const content = `${script.content.slice(0, start)}## End\n\n${bland[language]}\n${phrase.texts[address]}\n${bland[language]}`;
      expect(found({ ...script, content }), phrase.texts[address]).toEqual([]);
    }
  }
});

test.each(languages)('%s: no waking, or one only announced, does not count', async (language) => {
  const script = await composeScript({ language, type: 'hypnosis' });
  const { sections } = parseScript(script.content);
  const start = sections.at(-1)?.start ?? 0;
  const before = script.content.slice(0, start);
  expect(found({ ...script, content: `${before}## End\n\n${bland[language]}` })).toMatchObject([
    { level: 'fatal', section: sections.length },
  ]);
  const alert = getPack(language).phrases.get('emergence.alert')?.[0]?.texts[script.address] ?? '';
  expect(
    found({ ...script, content: `${before}## End\n\n${alert}\n${bland[language]}\n${bland[language]}\n${bland[language]}` }),
  ).toHaveLength(1);
  expect(found({ ...script, kinds: script.kinds.slice(0, -1) })).toHaveLength(1);
});

test('sleep does not wake, and meditation needs no emergence', async () => {
  expect(found(await composeScript({ type: 'hypnosis', theme: 'sleep' }))).toEqual([]);
  expect(found(await composeScript())).toEqual([]);
  expect(found({ ...(await composeScript({ type: 'hypnosis' })), content: '' })).toHaveLength(1);
});
