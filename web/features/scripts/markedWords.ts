import type { GenerateBody } from '../../../shared/generations.schema.ts';
import type { SteeringWord } from '../../../shared/steering.schema.ts';

type Part = { readonly start: number; readonly part: string; readonly isUsed: boolean };

/** The words of a request that the script keeps away from, each once. */
export const leftOutWords = (request: Partial<GenerateBody>, steering: readonly SteeringWord[]): string[] => [
  ...new Set(
    steering.flatMap(({ stance, field, start, end }) => (stance === 'refused' ? (request[field]?.slice(start, end) ?? []) : [])),
  ),
];

/** A text in parts, those that steered the script and those between them; what it keeps away from is none of the first. A word that called for two things is one part. */
export function markedWords(text: string, words: readonly Pick<SteeringWord, 'start' | 'end' | 'stance'>[]): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const { start, end, stance } of words.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (stance === 'refused' || start < done) continue;
    if (start > done) parts.push({ start: done, part: text.slice(done, start), isUsed: false });
    parts.push({ start, part: text.slice(start, end), isUsed: true });
    done = end;
  }
  if (done < text.length) parts.push({ start: done, part: text.slice(done), isUsed: false });
  return parts;
}
