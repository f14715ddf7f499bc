import type { SteeringWord } from '../../../shared/steering.schema.ts';

type Part = { readonly start: number; readonly part: string; readonly isUsed: boolean };

/** A text in parts, those that steered the script and those between them. A word that called for two things is one part. */
export function markedWords(text: string, words: readonly Pick<SteeringWord, 'start' | 'end'>[]): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const { start, end } of words.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    if (start > done) parts.push({ start: done, part: text.slice(done, start), isUsed: false });
    parts.push({ start, part: text.slice(start, end), isUsed: true });
    done = end;
  }
  if (done < text.length) parts.push({ start: done, part: text.slice(done), isUsed: false });
  return parts;
}
