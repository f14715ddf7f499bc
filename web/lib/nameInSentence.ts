import type { Language } from '../../shared/vocabulary.ts';

/** An adjective before its noun: in German only this loses its capital. */
const germanAdjective = /^\p{Lu}\p{Ll}+(?= \p{Lu})/u;

/** A subject's name, as a list shows it, in the middle of a sentence: “Water” is “water”, and “Wasser” stays. */
export const nameInSentence = (name: string, language: Language): string =>
  language === 'de'
    ? name.replace(germanAdjective, (word) => word.toLocaleLowerCase('de'))
    : name.slice(0, 1).toLocaleLowerCase(language) + name.slice(1);
