import { endSilenceSeconds } from '../../../shared/generations.schema.ts';
import type { Language } from '../../../shared/vocabulary.ts';
import { plainTextsOf, type AskedTexts } from './guessInstructions.ts';
import { deSilence } from './de.ts';
import { enSilence } from './en.ts';
import { esSilence } from './es.ts';
import { frSilence } from './fr.ts';
import type { SilenceSigns } from './InstructionSigns.ts';
import { itSilence } from './it.ts';
import { ptSilence } from './pt.ts';

const silences: Readonly<Record<Language, SilenceSigns>> = {
  en: enSilence,
  de: deSilence,
  fr: frSilence,
  es: esSilence,
  it: itSilence,
  pt: ptSilence,
};

/** Seconds where somebody asks to end in silence and does not say for how long. */
const unsaidSeconds = 30;

type Patterns = { readonly end: RegExp; readonly silence: RegExp; readonly refused: RegExp; readonly length: RegExp };

/** Words that may stand between a silence and its length: the length of the script stands further off. */
const near = String.raw`(?:\p{L}+ ){0,3}?`;
const lengthOf = ({ numbers, seconds, minutes }: SilenceSigns): string =>
  String.raw`(?<count>\d{1,3}|${Object.keys(numbers).join('|')}) (?:\p{L}+ ){0,1}?(?:(?<seconds>${seconds})|(?<minutes>${minutes}))`;

const compile = (signs: SilenceSigns): Patterns => {
  const { end, silence, refused } = signs;
  return {
    end: new RegExp(` (?:${end}) `, 'u'),
    silence: new RegExp(` (?:${silence}) `, 'u'),
    refused: new RegExp(` (?:${refused}) `, 'u'),
    length: new RegExp(` (?:${lengthOf(signs)} ${near}(?:${silence})|(?:${silence}) ${near}${lengthOf(signs)}) `, 'u'),
  };
};
const compiled = new Map<Language, Patterns>();

/** “1 min.” ends no sentence, and “1.5” is one number. */
const withoutPoints = (text: string): string =>
  text
    .replaceAll(/(?<=\d ?(?:min|sek|sec|seg|s))\./giu, ' ')
    .replaceAll(/(?<!\d)\d{1,3}[.,]\d(?!\d)/gu, (number) => String(Math.round(Number(number.replace(',', '.')))));

/** Seconds of silence in which a script is to end, as the texts say it; `null` where they do not. */
export function guessEndSilence(asked: AskedTexts): number | null {
  const signs = silences[asked.language];
  const patterns = compiled.get(asked.language) ?? compile(signs);
  compiled.set(asked.language, patterns);
  const { end, silence, refused, length } = patterns;
  for (const sentence of plainTextsOf(asked, withoutPoints).flatMap((text) => text.split('|'))) {
    if (!end.test(sentence) || !silence.test(sentence) || refused.test(sentence)) continue;
    const said = length.exec(sentence)?.groups;
    const count = said ? Number(signs.numbers[said['count'] ?? ''] ?? said['count']) : unsaidSeconds;
    const { min, max } = endSilenceSeconds;
    return Math.min(max, Math.max(min, Math.round(said?.['minutes'] ? count * 60 : count)));
  }
  return null;
}
