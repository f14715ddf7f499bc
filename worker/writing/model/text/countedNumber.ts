import type { Language } from '../../../../shared/vocabulary.ts';

/** From nought to ten. */
const numbers: Readonly<Record<Language, readonly string[]>> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  es: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  de: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  it: ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
  pt: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
};

/** The number that a sentence counts with its first word, as in "Three, and your shoulders …"; `null` where it does not count. */
export function countedNumber(sentence: string, language: Language): number | null {
  const first = /^(?:¡)?(?<word>\p{L}+|\d{1,2})(?:\s*[,.:;!…–—-]|$)/u
    .exec(sentence)
    ?.groups?.['word']?.toLocaleLowerCase(language);
  if (first === undefined) return null;
  if (/^\d/u.test(first)) return Number(first);
  const number = numbers[language].indexOf(first);
  return number === -1 ? null : number;
}
