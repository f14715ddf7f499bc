import { isSpeakable, type Speech } from '../text/isSpeakable.ts';
import { tidyMarks } from '../text/tidyMarks.ts';

/** Longest title a model may give, in characters: it stands as one line above a section. */
const max = 60;

/** A model's title as one plain line, or `null` where it is none. */
export function cleanTitle(raw: string, speech: Speech): string | null {
  const line = raw.replaceAll(/\s+/gu, ' ').trim();
  const text = tidyMarks(
    line
      .replace(/^[#>*_\-\s]+/u, '')
      .replace(/^(?:\p{L}+ )?\d{1,2}\s*[.):–—-]\s*/u, '')
      .replace(/[*_`]+/gu, '')
      .replace(/^["“„«]\s*/u, '')
      .replace(/(?<!\s)\s*["”“»]$/u, '')
      .replace(/(?<![.:;,])[.:;,]+$/u, ''),
    speech.language,
  );
  return text.length >= 2 && text.length <= max && isSpeakable(text, speech) ? text : null;
}
