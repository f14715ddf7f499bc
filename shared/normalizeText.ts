/** Marks on one letter after which a text is cut: no language writes so many, and Unicode calls a text with fewer safe to stream (UAX #15, D4). */
const maxMarks = 30;

/** A run of marks that is too long to be put in order at once. */
const crowded = new RegExp(String.raw`\p{M}{${maxMarks}}(?=\p{M})`, 'gu');

/**
 * `String.prototype.normalize`, in time in proportion to the text: marks are put in their order one by one, each going
 * back over those before it, so that a hundred thousand marks on one letter would take minutes. Where more than thirty
 * stand in a row, each thirty of them are normalised on their own; any other text comes out as it would anyway.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFD'): string {
  let from = 0;
  const parts: string[] = [];
  for (const { index, 0: marks } of text.matchAll(crowded)) {
    const end = index + marks.length;
    parts.push(text.slice(from, end).normalize(form));
    from = end;
  }
  return parts.length === 0 ? text.normalize(form) : [...parts, text.slice(from).normalize(form)].join('');
}
