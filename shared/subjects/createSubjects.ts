import { foldText } from '../checks/foldText.ts';
import { avoidableSubjects, type AvoidableSubject } from '../vocabulary.ts';
import type { SubjectFound, Subjects } from './Subjects.ts';
import type { SubjectWords } from './SubjectWords.ts';

type Role = 'names' | 'parts' | 'asked';
/** A listed word or phrase; `exact` is its own spelling, where only that counts. */
type Listed = {
  readonly subject: AvoidableSubject;
  readonly role: Role;
  readonly words: readonly string[];
  readonly exact: string | null;
};
type Token = { readonly word: string; readonly spelled: string; readonly start: number; readonly end: number };

const roles: readonly Role[] = ['names', 'parts', 'asked'];
const partsOf = (list: string): string[] => list.trim().split(/\s+/u).filter(Boolean);

/** Compiles one language’s lists. Reading a text is linear in its length: no listed word and no phrase is long. */
export function createSubjects({ subjects, idioms }: SubjectWords): Subjects {
  const lookUp = indexWords(
    avoidableSubjects.flatMap((subject) =>
      roles.flatMap((role) => partsOf(subjects[subject][role] ?? '').map((word) => toListed(subject, role, word))),
    ),
  );
  const phrases = indexPhrases(partsOf(idioms).map((idiom) => ({ words: foldText(idiom).split('_') })));

  const read = (text: string): (SubjectFound & { readonly role: Role })[] => {
    const tokens = tokensOf(text);
    const found: (SubjectFound & { readonly role: Role })[] = [];
    for (let at = 0; at < tokens.length;) {
      const idiom = phraseLengthAt(phrases, tokens, at);
      if (idiom === 0)
        for (const { subject, role, words } of lookUp(tokens, at))
          found.push({ subject, role, start: tokens[at]?.start ?? 0, end: tokens[at + words.length - 1]?.end ?? 0 });
      at += Math.max(1, idiom);
    }
    return found;
  };

  return {
    find: (text) => read(text).flatMap(({ subject, role, start, end }) => (role === 'asked' ? [] : [{ subject, start, end }])),
    findMeant: (text) => {
      const all = read(text);
      const named = new Set(all.flatMap(({ role, start }) => (role === 'parts' ? [] : [start])));
      return all.flatMap(({ subject, role, start, end }) =>
        role === 'parts' && named.has(start) ? [] : [{ subject, start, end }],
      );
    },
    wordsOf: (subject) => [
      ...new Set(
        roles.flatMap((role) =>
          partsOf(subjects[subject][role] ?? '').flatMap((word) =>
            word.includes('*') ? [] : [word.replace('=', '').replaceAll('_', ' ')],
          ),
        ),
      ),
    ],
  };
}

function toListed(subject: AvoidableSubject, role: Role, word: string): Listed {
  const bare = word.replace('=', '');
  return { subject, role, words: foldText(bare).split('_'), exact: word.startsWith('=') ? bare : null };
}

/** Apostrophes and hyphens part words. */
const tokensOf = (text: string): Token[] =>
  [...foldText(text).matchAll(/[\p{L}\p{N}]+/gu)].map((found) => {
    const end = found.index + found[0].length;
    return { word: found[0], spelled: text.slice(found.index, end).toLowerCase(), start: found.index, end };
  });

const fits = (listed: string, word: string): boolean =>
  listed.endsWith('*') ? word.startsWith(listed.slice(0, -1)) : word === listed;

type Phrases = ReadonlyMap<string, readonly { readonly words: readonly string[] }[]>;

function indexPhrases(list: readonly { readonly words: readonly string[] }[]): Phrases {
  return Map.groupBy(list, ({ words }) => words[0] ?? '');
}

const standsAt = (words: readonly string[], tokens: readonly Token[], at: number): boolean =>
  words.every((word, index) => {
    const token = tokens[at + index];
    return token !== undefined && fits(word, token.word);
  });

/** Words of the longest phrase that begins at a token. */
const phraseLengthAt = (phrases: Phrases, tokens: readonly Token[], at: number): number =>
  Math.max(
    0,
    ...(phrases.get(tokens[at]?.word ?? '') ?? []).flatMap(({ words }) => (standsAt(words, tokens, at) ? [words.length] : [])),
  );

/** Looks up the word or phrase that begins at a token: whole words, then by their beginning, then by their end. */
function indexWords(list: readonly Listed[]): (tokens: readonly Token[], at: number) => Listed[] {
  const first = ({ words }: Listed) => words[0] ?? '';
  const isStart = (one: Listed) => one.words.length === 1 && first(one).endsWith('*');
  const isEnd = (one: Listed) => first(one).startsWith('*');
  const starts = Map.groupBy(list.filter(isStart), (one) => first(one).slice(0, -1));
  const ends = Map.groupBy(list.filter(isEnd), (one) => first(one).slice(1));
  const whole = Map.groupBy(
    list.filter((one) => !isStart(one) && !isEnd(one)),
    first,
  );
  const lengths = (map: ReadonlyMap<string, unknown>) => [...new Set([...map.keys()].map(({ length }) => length))];
  const [startLengths, endLengths] = [lengths(starts), lengths(ends)];
  return (tokens, at) => {
    const token = tokens[at];
    if (!token) return [];
    const { word, spelled } = token;
    return [
      ...(whole.get(word) ?? []),
      ...startLengths.flatMap((length) => (length <= word.length ? (starts.get(word.slice(0, length)) ?? []) : [])),
      ...endLengths.flatMap((length) => (length <= word.length ? (ends.get(word.slice(-length)) ?? []) : [])),
    ].filter(({ words, exact }) => (words.length === 1 || standsAt(words, tokens, at)) && (exact === null || exact === spelled));
  };
}
