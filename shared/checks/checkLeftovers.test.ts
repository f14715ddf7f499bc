import { expect, test } from 'vitest';
import { composeScript } from '../../tests/support/composeScript.ts';
import { languages, type Language } from '../vocabulary.ts';
import { checkScript } from './checkScript.ts';
import type { ScriptToCheck } from './CheckedScript.ts';

const found = (script: ScriptToCheck) => checkScript(script).filter(({ code }) => code === 'leftover');
const preamble: Readonly<Record<Language, string>> = {
  en: 'Sure, here is the section.',
  fr: 'Bien sûr, voici la section.',
  es: 'Claro, aquí tienes la sección.',
  de: 'Gerne, hier ist der Abschnitt.',
  it: 'Certo, ecco la sezione.',
  pt: 'Claro, aqui está a seção.',
};

test.each(languages)('%s: what was not meant to be spoken is found where it stands', async (language) => {
  const script = await composeScript({ language, listenerName: 'Anna', goal: 'Ok' });
  expect(found(script)).toEqual([]);
  for (const [text, kind] of [
    [preamble[language], 'preamble'],
    ['A {name} b.', 'slot'],
    ['A **b**.', 'markdown'],
    ['A https://b.c d.', 'link'],
  ] as const) {
    const content = `${script.content}\n${text}`;
    const [first] = found({ ...script, content });
    expect(first).toMatchObject({ level: 'fatal', section: 6, params: { kind } });
    expect(first?.sentence).toBeGreaterThan(1);
    expect(content.slice(first?.start ?? 0, first?.end ?? 0)).toBe(first?.params['text']);
  }
});

test('titles count too, and have no sentence', async () => {
  const script = await composeScript();
  expect(found({ ...script, content: script.content.replace(/^## .*$/mu, '## Section 1: Arriving') })).toMatchObject([
    { section: 1, sentence: null, params: { kind: 'heading' } },
  ]);
});
