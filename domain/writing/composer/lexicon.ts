import { foldText } from '../../../shared/checks/foldText.ts';
import type { Language } from '../../../shared/vocabulary.ts';
import type { Pack } from './pack.ts';
import { phraseMatcher, type PhraseMatcher } from './phraseMatcher.ts';

/** The words of a text, folded, with where they stand. */
export type TextWord = { readonly word: string; readonly start: number; readonly end: number };
type Form = { readonly text: string; readonly isStem: boolean };
/** `stems`: what is left of its words without their endings; a refusal reaches all forms of a word, a request calls by the written ones. */
export type Entry = {
  readonly key: string;
  readonly forms: readonly Form[];
  readonly fits: (word: string) => boolean;
  readonly stems: ReadonlySet<string>;
  /** Several words that call for it together. */
  readonly phrases: PhraseMatcher | null;
  /** The same, in whatever clause they stand. */
  readonly inAnyClause: PhraseMatcher | null;
  /** Phrases in which its words mean something else. */
  readonly otherSenses: PhraseMatcher | null;
};

/** "l'examen" and "peur-panique" are looked up whole and in their parts, and marked whole. */
export function wordsOf(text: string): TextWord[] {
  return [...foldText(text).matchAll(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu)].flatMap((found) => {
    const end = found.index + found[0].length;
    const parts = found[0].split(/['-]/u);
    return (parts.length > 1 ? [found[0], ...parts] : [found[0]]).map((word) => ({ word, start: found.index, end }));
  });
}

const endings: Readonly<Record<Language, RegExp>> = {
  en: /(?:'s|ies|es|s|y)$/u,
  de: /(?:ern|en|er|es|em|e|n|s)$/u,
  fr: /(?:es|s|x|e)$/u,
  es: /(?:es|[aeo]s|s|[aeo])$/u,
  it: /(?:hi|he|[aeio])$/u,
  pt: /(?:oes|aes|ais|eis|es|[aeo]s|s|[aeo])$/u,
};
/** What is left of a word without its ending, where that is a word still. */
export const stemOf = (word: string, language: Language): string => {
  const stem = word.replace(endings[language], '');
  return stem.length >= 3 ? stem : word;
};

const known = new Map<Pack, readonly Entry[]>();

/** What the words of a request can call for: one entry for each key of the pack’s lexicon, made once a pack. */
export function entriesOf(pack: Pack): readonly Entry[] {
  const ready = known.get(pack);
  if (ready) return ready;
  const made = [...pack.lexicon].map(([key, words]) => {
    const forms = words.map((word) => ({ text: foldText(word).replace(/\*$/u, ''), isStem: word.endsWith('*') }));
    const whole = new Set(forms.filter(({ isStem }) => !isStem).map(({ text }) => text));
    const stems = forms.filter(({ isStem }) => isStem).map(({ text }) => text);
    return {
      key,
      forms,
      fits: (word: string) => whole.has(word) || stems.some((stem) => word.startsWith(stem)),
      stems: new Set(forms.map(({ text }) => stemOf(text, pack.language))),
      phrases: phraseMatcher(pack.contexts.get(key)?.phrases ?? []),
      inAnyClause: phraseMatcher(pack.contexts.get(key)?.inAnyClause ?? []),
      otherSenses: phraseMatcher(pack.contexts.get(key)?.otherSenses ?? []),
    };
  });
  known.set(pack, made);
  return made;
}
