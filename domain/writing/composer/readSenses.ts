import { entriesOf, type Entry, type TextWord } from './lexicon.ts';
import type { Pack } from './pack.ts';
import { wordsIn, type PhraseMatcher } from './phraseMatcher.ts';
import { plainOf } from './plainOf.ts';
import { silentWords } from './silences.ts';

type ByPhrase = ReadonlyMap<TextWord, readonly Entry[]>;

/** What the words beside each other in a text say of its words. */
export type Senses = {
  /** What a phrase calls for, by its longest word, which stands for it. */
  readonly byPhrase: ByPhrase;
  /** The same, of phrases that are meant as they stand in whatever clause. */
  readonly inAnyClause: ByPhrase;
  /** Whether the word stands in such a phrase: “sick of smoking” refuses nothing. */
  readonly isMeantAnyway: (word: TextWord) => boolean;
  readonly isOther: (entry: Entry, word: TextWord) => boolean;
  /** Whether the text asks not to speak of what stands there: no phrase is meant anyway in it. */
  readonly isSilent: (word: TextWord) => boolean;
};

/** Which words of a text mean something else than they do alone, and what they call for together. */
export function readSenses(text: string, words: readonly TextWord[], pack: Pack): Senses {
  const plain = plainOf(text);
  const own = wordsIn(plain);
  const silent = silentWords(text, words, pack.language);
  const [byPhrase, inAnyClause] = [new Map<TextWord, Entry[]>(), new Map<TextWord, Entry[]>()];
  const meantAnyway = new Set<TextWord>();
  const others = new Map<Entry, ReadonlySet<TextWord>>();
  const collect = (found: Map<TextWord, Entry[]>, entry: Entry, phrases: PhraseMatcher | null, reached?: Set<TextWord>) => {
    for (const match of phrases ? matchesOf(phrases, plain, own, words) : []) {
      const [first, ...rest] = match;
      if (!first || match.some((word) => others.get(entry)?.has(word))) continue;
      const longest = rest.reduce((best, word) => (word.word.length > best.word.length ? word : best), first);
      if (reached && silent.has(longest)) continue;
      found.set(longest, [...(found.get(longest) ?? []), entry]);
      for (const word of match) reached?.add(word);
    }
  };
  for (const entry of entriesOf(pack)) {
    if (entry.otherSenses) others.set(entry, new Set(matchesOf(entry.otherSenses, plain, own, words).flat()));
    collect(byPhrase, entry, entry.phrases);
    collect(inAnyClause, entry, entry.inAnyClause, meantAnyway);
  }
  return {
    byPhrase,
    inAnyClause,
    isMeantAnyway: (word) => meantAnyway.has(word),
    isOther: (entry, word) => others.get(entry)?.has(word) ?? false,
    isSilent: (word) => silent.has(word),
  };
}

/** The words of each match, in order; `own` are those that the matcher looks among. */
function matchesOf(phrases: PhraseMatcher, plain: string, own: ReadonlySet<string>, words: readonly TextWord[]): TextWord[][] {
  let next = 0;
  return phrases.find(plain, own).map(({ start, end }) => {
    const reached: TextWord[] = [];
    for (let word = words[next]; word && word.start < end; word = words[next]) {
      if (word.end > start) reached.push(word);
      next += 1;
    }
    return reached;
  });
}
