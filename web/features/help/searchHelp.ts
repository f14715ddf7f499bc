import { normalizeText } from '../../../shared/normalizeText.ts';
import { articleIds, type ArticleId, type Help } from './articles.ts';
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

const weights = { title: 4, page: 2, text: 1 } as const;

/** The places of the help that have every word asked for, as a word or its beginning; the best ones first. */
export function searchHelp(help: Help, asked: string): readonly Found[] {
  const words = foldWord(asked)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return [];
  const found = articleIds.flatMap((article) => {
    const { title: page, lead, sections } = help[article];
    return Object.entries(sections).flatMap(([section, { title, text }]) => {
      const plain = toPlainText(text);
      const parts = { title: wordsOf(title), page: wordsOf(`${page} ${lead}`), text: wordsOf(plain) };
      const score = words.reduce((sum, word) => {
        const best = Math.max(
          ...(['title', 'page', 'text'] as const).map((part) => (has(parts[part], word) ? weights[part] : 0)),
        );
        return best === 0 ? -Infinity : sum + best;
      }, 0);
      return score > 0 ? [{ article, section, title, page, excerpt: excerptOf(plain, words), score }] : [];
    });
  });
  return found.toSorted((a, b) => b.score - a.score).map(({ score: _score, ...section }) => section);
}

const wordsOf = (text: string): readonly string[] => foldWord(text).split(/[^\p{L}\p{N}]+/u);
const has = (words: readonly string[], start: string): boolean => words.some((word) => word.startsWith(start));

function excerptOf(text: string, words: readonly string[]): string {
  const sentences = text.split(/(?<=[.!?:])\s+/u);
  return sentences.find((sentence) => words.some((word) => has(wordsOf(sentence), word))) ?? sentences[0] ?? '';
}
