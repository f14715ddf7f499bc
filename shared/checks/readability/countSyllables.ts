import { normalizeText } from '../../normalizeText.ts';
import type { Language } from '../../vocabulary.ts';

/**
 * Syllables of a word as it is spoken, by rules of spelling: right for nearly all of what a script says, and what is
 * counted wrong weighs little among hundreds of words. A word joined by hyphens is counted part by part.
 */
export const countSyllables = (word: string, language: Language): number =>
  normalizeText(word.toLowerCase(), 'NFC')
    .split(/[-’']/u)
    .reduce((sum, part) => sum + (hasVowel(part) ? counters[language](part) : 0), 0) || 1;

const hasVowel = (part: string): boolean => /[aeiouyæœ]/u.test(normalizeText(part, 'NFD'));

/** The word without an ending that is not heard after such a stem. */
const without = (word: string, ending: string, stem: RegExp, pronounced = ''): string =>
  word.endsWith(ending) && stem.test(word.slice(0, -ending.length)) ? word.slice(0, -ending.length) + pronounced : word;

/** What stems must have before an ending; read once from their beginning, for a word may be as long as a text. */
const silentStems = {
  es: /^[^aeiouy]*[aeiouy](?:.*[^aeiouysxzcg]|.*[^s]h)$/u,
  ed: /^[^aeiouy]*[aeiouy].*[^aeiouytd]$/u,
  e: /^[^aeiouy]*[aeiouy].*[^aeiouyl]$|[aeiouy]l$/u,
} as const;

const matches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Words of English in which a silent e stands before another part: "peaceful", "somewhere". */
const silentInside =
  /(?<=^(?:some|home|care|peace|hope|there|where|here|time|life|safe|fore|grace|use|like|more|close|move|loose|ease|name))(?=[bcdfghjklmnpqrstvwxz])/u;

function countEnglish(word: string): number {
  const inside = silentInside.exec(word);
  const whole = inside ? word.slice(0, inside.index - 1) + word.slice(inside.index) : word;
  const plain = whole.replaceAll(/(?<=[aeiou])y(?=[aeiou])/gu, 'j').replaceAll('qu', 'q');
  const ended = without(without(plain, 'es', silentStems.es, 's'), 'ed', silentStems.ed, 'd');
  const pronounced = without(ended, 'e', silentStems.e);
  const apart = matches(pronounced, /[aeiouy]ing|(?:[^aeiou]|^)cre(?=at)|^[^aeiou]{1,2}i(?=a|o|et)|i[ao]$|[ei]a$|eo$/gu);
  return Math.max(1, matches(pronounced, /[aeiouy]+/gu) + apart - (word === 'every' ? 1 : 0));
}

/** "-ent" is heard in a noun or an adverb ("moment", "souvent"), and not at the end of a verb ("elles respirent"). */
const pronouncedEnt = /(?:m|c|d|t|^v|souv|couv|prés|abs|par|arg|tal|serp)ent$/u;

function countFrench(word: string): number {
  const plain = word
    .replaceAll(/(?<=[aeiouéèêâîôû])y(?=[aeiouéè])/gu, 'j')
    .replaceAll('qu', 'q')
    .replaceAll(/gu(?=[eiéè])/gu, 'g');
  const spoken = pronouncedEnt.test(plain) ? plain : without(plain, 'ent', /[aeiouyàâéèêîôûù]/u);
  const pronounced = without(spoken, spoken.endsWith('es') ? 'es' : 'e', /[aeiouyàâéèêëîïôùûœ]/u);
  // An accent or a diaeresis begins a syllable of its own.
  const apart = matches(pronounced, /é(?=[aoiu])|(?<=[aou])[ïë]|(?<=o)é/gu);
  return Math.max(1, matches(pronounced, /[aeiouyàâäéèêëîïôöùûüœæ]+/gu) + apart);
}

const countGerman = (word: string): number =>
  Math.max(1, matches(word.replaceAll('qu', 'q'), /aa|ee|oo|ie|ei|ey|ai|ay|au|eu|äu|[aeiouyäöüé]/gu));

/** In a group of vowels each strong one makes a syllable; a group of weak ones makes one. */
const countGroups = (word: string, vowels: RegExp, strong: RegExp): number =>
  Math.max(
    1,
    (word.match(vowels) ?? []).reduce((sum, group) => sum + Math.max(1, matches(group, strong)), 0),
  );

const countSpanish = (word: string): number =>
  countGroups(
    word
      .replaceAll('qu', 'q')
      .replaceAll(/gu(?=[eié])/gu, 'g')
      .replaceAll(/y(?=[aeiouáéíóú])/gu, 'j'),
    /[aeiouyáéíóúü]+/gu,
    /[aeoáéíóú]/gu,
  );

/** "Mio", "tuo", "via": a word of one group that ends strong has two. */
const countItalian = (word: string): number => {
  const plain = word.replaceAll('qu', 'q').replaceAll(/(?<=[cg]|sc)i(?=[aou])/gu, '');
  return countGroups(plain, /[aeiouàèéìòóù]+/gu, /[aeoàèéìòóù]/gu) + (/^[^aeiou]*[iu][aeo]$/u.test(plain) ? 1 : 0);
};

/** "Dia" and "rua" have a syllable more than "água" and "silêncio", whose accent stands elsewhere. */
function countPortuguese(word: string): number {
  const plain = word
    .replaceAll('qu', 'q')
    .replaceAll(/gu(?=[eiéê])/gu, 'g')
    .replaceAll(/ã[oe]|õe/gu, 'ã')
    .replaceAll(/(?<=[ao])i(?=nh|[nmlr][^aeiouáéíóúâêôãõh])/gu, 'í');
  const apart = /[iu][ao]s?$/u.test(plain) && !/[áéíóúâêô]/u.test(plain) ? 1 : 0;
  return countGroups(plain, /[aeiouáéíóúâêôãõàü]+/gu, /[aeoáéíóúâêôãõà]/gu) + apart;
}

const counters: Readonly<Record<Language, (word: string) => number>> = {
  en: countEnglish,
  fr: countFrench,
  es: countSpanish,
  de: countGerman,
  it: countItalian,
  pt: countPortuguese,
};
