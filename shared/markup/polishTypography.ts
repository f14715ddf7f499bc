import type { Language } from '../vocabulary.ts';
import { normalizeText } from '../normalizeText.ts';
import { markerLike } from './parseScript.ts';
import { setQuotes } from './setQuotes.ts';

/** U+00A0 and U+202F: the spaces at which a line may not break. */
const noBreak = '\u00A0';
const narrowNoBreak = '\u202F';

const anyMarker = new RegExp(`(${markerLike.source})`, 'iu');

/**
 * The last pass over a text before it is kept: quotation marks, apostrophes, ellipses and spaces as the language sets
 * them (design: writing, "Words"). Titles and pause markers stay as they are; a second pass changes nothing.
 */
export const polishTypography = (text: string, language: Language): string =>
  text
    .split('\n')
    .map((line) => (/^##[ \t]/u.test(line) ? line : polishLine(line, language)))
    .join('\n');

const polishLine = (line: string, language: Language): string =>
  // With a group in the pattern, every second part is a marker.
  line
    .split(anyMarker)
    .map((part, index) => (index % 2 === 1 ? part : polishSpeech(part, language)))
    .join('');

function polishSpeech(speech: string, language: Language): string {
  // Accents that were typed apart from their letter would be timed as characters of their own.
  const set = setQuotes(normalizeText(speech, 'NFC').replaceAll(/\.{3,}/gu, '…'), language);
  return language === 'fr' ? spaceFrench(set) : set;
}

/**
 * French sets a narrow no-break space before ; ! ? and a no-break space before : and inside « » (Imprimerie nationale,
 * "Lexique des règles typographiques"). A colon inside a time or an address is none that ends a clause.
 */
const spaceFrench = (text: string): string =>
  text
    .replaceAll(/(?<=[\p{L}\p{M}\p{N}»”’)\]%…])[ \u00A0\u2009\u202F]*(?=[;!?])/gu, narrowNoBreak)
    .replaceAll(/(?<=[\p{L}\p{M}\p{N}»”’)\]%…])[ \u00A0\u2009\u202F]*:(?![\p{L}\p{N}/])/gu, `${noBreak}:`)
    .replaceAll(/«[ \u00A0\u2009\u202F]*/gu, `«${noBreak}`)
    // Only the first of some spaces is a beginning, or each of them would be read to the last.
    .replaceAll(/(?<![ \u00A0\u2009\u202F])[ \u00A0\u2009\u202F]*»/gu, `${noBreak}»`);
