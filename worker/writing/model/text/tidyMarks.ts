import { polishTypography } from '../../../../shared/markup/polishTypography.ts';
import type { Language } from '../../../../shared/vocabulary.ts';

/** Dashes that are dashes, no stray spaces, and the language's own typography. */
export const tidyMarks = (text: string, language: Language): string =>
  polishTypography(
    text
      // First, or white space would be read again from each of its characters.
      .replace(/\s+/gu, ' ')
      .replace(/\s+-{1,3}\s+|\s*--\s*/gu, ' – ')
      .replace(/(?<=\p{L})[`´](?=\p{L})/gu, '’')
      .replace(/\s+/gu, ' ')
      .replace(/\s+(?=[.,…])/gu, '')
      .trim(),
    language,
  );
