import type { Language } from '../vocabulary.ts';

type Pair = readonly [open: string, close: string];

/** Quotation marks of each language, and those inside them. */
const quotes: Readonly<Record<Language, readonly [outer: Pair, inner: Pair]>> = {
  en: [
    ['“', '”'],
    ['‘', '’'],
  ],
  fr: [
    ['«', '»'],
    ['“', '”'],
  ],
  es: [
    ['«', '»'],
    ['“', '”'],
  ],
  de: [
    ['„', '“'],
    ['‚', '‘'],
  ],
  it: [
    ['«', '»'],
    ['“', '”'],
  ],
  pt: [
    ['“', '”'],
    ['‘', '’'],
  ],
};

/**
 * Typographic apostrophes and the language's own quotation marks in one line, for typewriter ones and for another
 * language's. In this order, for a straight mark may become the partner that another language's mark lacked.
 */
export const setQuotes = (line: string, language: Language): string =>
  setForeign(setStraight(setApostrophes(line), language), language);

/** Another language's marks become this one's where the line has none of its own: beside them they may be the inner ones. */
function setForeign(line: string, language: Language): string {
  const [open, close] = quotes[language][0];
  if (language === 'de') return /[„«»]/u.test(line) ? line : line.replaceAll(/“([^“”]*)”/gu, `${open}$1${close}`);
  if (line.includes(open) || line.includes(close)) return line;
  if (open === '«') return line.replaceAll(/[“„]([^“”„]*)[”“]/gu, `${open}$1${close}`);
  return line.replaceAll(/«([^«»]*)»/gu, (_quoted, said: string) => `${open}${said.trim()}${close}`);
}

/** A single mark that opens a word and has a partner at the end of another is a quotation mark; any other is an apostrophe. */
const setApostrophes = (line: string): string =>
  line.replaceAll(/(?<![\p{L}\p{M}\p{N}])'(?=\p{L})([^'’\n]{1,300})'(?!\p{L})/gu, '‘$1’').replaceAll("'", '’');

/** Typewriter quotes open at the beginning of a word, and close what is open anywhere else. */
function setStraight(line: string, language: Language): string {
  const [[open, close], inner] = quotes[language];
  let depth = 0;
  return line.replaceAll(/["“”„«»]/gu, (mark, index: number) => {
    if (mark === open) depth += 1;
    else if (mark === close) depth = Math.max(0, depth - 1);
    if (mark !== '"') return mark;
    if (opensWord(line, index)) {
      depth += 1;
      return depth > 1 ? inner[0] : open;
    }
    depth = Math.max(0, depth - 1);
    return depth > 0 ? inner[1] : close;
  });
}

const opensWord = (line: string, index: number): boolean =>
  !/[\p{L}\p{M}\p{N}.,;:!?…’”»%)]/u.test(line[index - 1] ?? ' ') && !/\s/u.test(line[index + 1] ?? ' ');
