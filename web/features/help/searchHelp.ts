import { normalizeText } from '../../../shared/normalizeText.ts';
import { articleIds, type ArticleId, type Help } from './articles.ts';
import { isNearly } from './isNearly.ts';
import { toPlainText } from './toPlainText.ts';

export type Found = {
  readonly article: ArticleId;
  readonly section: string;
  readonly title: string;
  /** Of the page that it stands on. */
  readonly page: string;
  /** The sentence with the first of the words. */
  readonly excerpt: string;
};

/** Without case and accents, so that `cafe` finds `Café` and `strasse` finds `Straße`. */
export const foldWord = (text: string): string =>
  normalizeText(text, 'NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe');

const weights = { title: 4, words: 3, page: 2, text: 1 } as const;
const partNames = ['title', 'words', 'page', 'text'] as const;
/** Words up to this length ("how", "do", "I") may be left out of a question that finds nothing as a whole. */
const shortWord = 3;
/** Nobody asks with more; what is pasted is cut. */
const maxWords = 20;

type Place = Omit<Found, 'excerpt'> & { readonly text: string; readonly parts: Readonly<Record<keyof typeof weights, Words>> };
type Words = readonly string[];
type Asked = (words: Words) => boolean;

/**
 * The places of the help that have the words asked for, as words or their beginnings; the best ones first. A word that
 * stands nowhere is looked for with one typing error. Where no place has every word, the short ones are left out; where
 * none has every longer one, those that have some of them are found.
 */
export function searchHelp(help: Help, question: string): readonly Found[] {
  const places = placesOf(help);
  const words = wordsOf(question).filter(Boolean).slice(0, maxWords);
  const asked = words.map((word) => askFor(word, places));
  const longer = asked.filter((_isIn, index) => (words[index] ?? '').length > shortWord);
  for (const some of [asked, longer]) {
    const found = findPlaces(places, some, true);
    if (found.length > 0) return found;
  }
  return findPlaces(places, longer, false);
}

function findPlaces(places: readonly Place[], asked: readonly Asked[], needsEvery: boolean): readonly Found[] {
  const found = places.flatMap(({ parts, text, ...place }) => {
    const scores = asked.map((isIn) => Math.max(...partNames.map((part) => (isIn(parts[part]) ? weights[part] : 0))));
    const score = needsEvery && scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0);
    return score > 0 ? [{ ...place, excerpt: excerptOf(text, asked), score }] : [];
  });
  return found.toSorted((a, b) => b.score - a.score).map(({ score: _score, ...place }) => place);
}

function askFor(asked: string, places: readonly Place[]): Asked {
  const exactly: Asked = (words) => words.some((word) => word.startsWith(asked));
  const nearly: Asked = (words) => words.some((word) => isNearly(asked, word));
  return places.some(({ parts }) => partNames.some((part) => exactly(parts[part]))) ? exactly : nearly;
}

const placesOf = (help: Help): readonly Place[] =>
  articleIds.flatMap((article) => {
    const { title: page, lead, sections } = help[article];
    return Object.entries(sections).map(([section, { title, text: marked, words = '' }]) => {
      const text = toPlainText(marked);
      const parts = { title: wordsOf(title), words: wordsOf(words), page: wordsOf(`${page} ${lead}`), text: wordsOf(text) };
      return { article, section, title, page, text, parts };
    });
  });

const wordsOf = (text: string): Words => foldWord(text).split(/[^\p{L}\p{N}]+/u);

function excerptOf(text: string, asked: readonly Asked[]): string {
  const sentences = text.split(/(?<=[.!?:])\s+/u);
  return sentences.find((sentence) => asked.some((isIn) => isIn(wordsOf(sentence)))) ?? sentences[0] ?? '';
}
