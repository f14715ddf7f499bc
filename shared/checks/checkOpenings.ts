import type { Finding } from '../scripts.schema.ts';
import type { Language } from '../vocabulary.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { everywhere, toFinding } from './toFinding.ts';

/** Parts of the sentences that may open alike, and with a negation (design: writing, "Checks"; our own proposal). */
const maxPercent = { opening: 8, negation: 3 } as const;
/** In a short script a few sentences are soon many percent of it. */
const minCount = { opening: 4, negation: 3 } as const;

/** Words that a sentence opens with; the first alone says little in Portuguese, where an article opens every other sentence. */
export const openingWords: Readonly<Record<Language, number>> = { en: 1, fr: 1, es: 1, de: 1, it: 1, pt: 2 };

const negations: Readonly<Record<Language, RegExp>> = {
  en: /^(?:no|not|never|nothing|none|nobody|nowhere|neither|nor|don’t|cannot|can’t|won’t)$/,
  fr: /^(?:ne|n’\p{L}+|rien|aucune?|jamais|pas|nul(?:le)?|non|ni|personne)$/u,
  es: /^(?:no|nunca|nada|ningún|ningun[oa]|nadie|jamás|ni|tampoco)$/,
  de: /^(?:nicht|nichts|nie|niemals|kein(?:e[mnrs]?)?|niemand|nirgends|nirgendwo|weder)$/,
  it: /^(?:non|niente|nulla|mai|nessun[oa]?|né|neanche|nemmeno)$/,
  pt: /^(?:não|nada|nunca|nenhum|nenhuma|ninguém|jamais|nem)$/,
};

/** Sentences begin in many ways, and seldom with a no. */
export function checkOpenings({ sentences, language }: CheckedScript): Finding[] {
  const counts = new Map<string, number>();
  for (const { words } of sentences) {
    const opening = words.slice(0, openingWords[language]).join(' ');
    if (opening !== '') counts.set(opening, (counts.get(opening) ?? 0) + 1);
  }
  const percentOf = (count: number) => Math.round((1000 * count) / sentences.length) / 10;
  const frequent = [...counts]
    .filter(([, count]) => count >= minCount.opening && percentOf(count) > maxPercent.opening)
    .map(([opening, count]) =>
      toFinding('opening_frequent', everywhere, { opening, count, percent: percentOf(count), most: maxPercent.opening }),
    );
  const negative = sentences.filter(({ words }) => negations[language].test(words[0] ?? '')).length;
  if (negative < minCount.negation || percentOf(negative) <= maxPercent.negation) return frequent;
  return [
    ...frequent,
    toFinding('negations_frequent', everywhere, { count: negative, percent: percentOf(negative), most: maxPercent.negation }),
  ];
}
