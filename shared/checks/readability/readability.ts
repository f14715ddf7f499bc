import type { Language } from '../../vocabulary.ts';

type Formula = (wordsPerSentence: number, syllablesPerWord: number) => number;

/**
 * Ease of reading on the scale of Flesch, 0 (hard) to 100 (easy) and beyond; each language by the formula that was
 * fitted to it:
 * - en: Flesch, R. (1948), "A new readability yardstick", Journal of Applied Psychology 32.
 * - fr: Kandel, L. & Moles, A. (1958), "Application de l’indice de Flesch à la langue française", Cahiers d’études de
 *   radio-télévision 19.
 * - es: Szigriszt Pazos, F. (1993), "Sistemas predictivos de legibilidad del mensaje escrito: fórmula de perspicuidad".
 * - de: Amstad, T. (1978), "Wie verständlich sind unsere Zeitungen?".
 * - it: Franchina, V. & Vacca, R. (1986), "Adaptation of Flesch readability index on a bilingual text", Linguaggi 3.
 * - pt: Martins, T., Ghiraldelo, C., Nunes, M. & Oliveira, O. (1996), "Readability formulas applied to textbooks in
 *   Brazilian Portuguese", Notas do ICMSC 28.
 */
const formulas: Readonly<Record<Language, Formula>> = {
  en: (words, syllables) => 206.835 - 1.015 * words - 84.6 * syllables,
  fr: (words, syllables) => 207 - 1.015 * words - 73.6 * syllables,
  es: (words, syllables) => 206.835 - words - 62.3 * syllables,
  de: (words, syllables) => 180 - words - 58.5 * syllables,
  it: (words, syllables) => 217 - 1.3 * words - 60 * syllables,
  pt: (words, syllables) => 248.835 - 1.015 * words - 84.6 * syllables,
};

export type TextCounts = { readonly sentences: number; readonly words: number; readonly syllables: number };

/** The ease of a text with at least one word. */
export const readability = ({ sentences, words, syllables }: TextCounts, language: Language): number =>
  formulas[language](words / sentences, syllables / words);
