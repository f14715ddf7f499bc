import { expect, test } from 'vitest';
import { composeScript } from '../../tests/support/composeScript.ts';
import { languages, type Language } from '../vocabulary.ts';
import { checkScript } from './checkScript.ts';
import type { ScriptToCheck } from './CheckedScript.ts';

const found = (script: ScriptToCheck) => checkScript(script).filter(({ code }) => code === 'phrase_forbidden');
const harm: Readonly<Record<Language, string>> = {
  en: 'stop taking your medication',
  fr: 'arrêtez vos médicaments',
  es: 'deja de tomar tu medicación',
  de: 'setz deine Tabletten ab',
  it: 'smetti di prendere i tuoi farmaci',
  pt: 'pare de tomar seus remédios',
};
const held: Readonly<Record<Language, string>> = {
  en: 'Hold your breath.',
  fr: 'Retenez votre souffle.',
  es: 'Retén el aire.',
  de: 'Halte den Atem an.',
  it: 'Trattieni il respiro.',
  pt: 'Prenda a respiração.',
};

test.each(languages)('%s: a harmful sentence is found at its words', async (language) => {
  const script = await composeScript({ language, theme: 'healing' });
  expect(found(script)).toEqual([]);
  const content = `${script.content}\nA, ${harm[language]}.`;
  const [first, ...rest] = found({ ...script, content });
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ level: 'fatal', section: 6, params: { rule: 'medicine', phrase: harm[language] } });
  expect(content.slice(first?.start ?? 0, first?.end ?? 0)).toBe(harm[language]);
});

test.each(languages)('%s: titles are read, and a held breath is timed', async (language) => {
  const script = await composeScript({ language });
  const titled = script.content.replace(/^## .*$/mu, `## A, ${harm[language]}`);
  expect(found({ ...script, content: titled })).toMatchObject([{ section: 1, sentence: null, params: { rule: 'medicine' } }]);
  expect(found({ ...script, content: `${script.content}\n${held[language]} [pause:12]\nOk.` })).toMatchObject([
    { section: 6, params: { rule: 'breath-hold' } },
  ]);
  expect(found({ ...script, content: `${script.content}\n${held[language]} [pause:4]\nOk.` })).toEqual([]);
});
