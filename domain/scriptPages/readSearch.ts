/** One term of a search: `exact` its very words, `word` any form of it, `prefix` words that begin so as well. */
export type SearchTerm = { readonly text: string; readonly kind: 'exact' | 'word' | 'prefix' };

/** More than anybody looks for; each term costs a look into the index for each language. */
const maxTerms = 12;

/** The marks that open and close quotations in the six languages. */
const quotation = /["„“”«»]([^"„“”«»]*)["„“”«»]/gu;

const says = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Reads what a person typed: words, and quotations word by word. The last word may still be on its way, so it finds
 * what begins with it. Whatever else is typed is a mark between words.
 */
export function readSearch(search: string): SearchTerm[] {
  const plain = search.replaceAll(/\p{C}/gu, ' ');
  const exact = [...plain.matchAll(quotation)].map(([, text = '']) => ({ text, kind: 'exact' as const }));
  const rest = plain.replaceAll(quotation, ' " ');
  const words = rest.split(/[\s"„“”«»]+/u).filter(says);
  const isOpen = says(rest.split(/[\s"„“”«»]/u).at(-1) ?? '');
  const loose = words.map((text, index) => ({
    text,
    kind: isOpen && index === words.length - 1 ? ('prefix' as const) : ('word' as const),
  }));
  return [...exact.filter(({ text }) => says(text)), ...loose].slice(0, maxTerms);
}
