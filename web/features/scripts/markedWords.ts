import type { GenerateBody } from '../../../shared/generations.schema.ts';
import type { SteeringWord } from '../../../shared/steering.schema.ts';
import { chosenSubjects } from '../../../shared/subjects/chosenSubjects.ts';
import { avoidableSubjects, type AvoidableSubject } from '../../../shared/vocabulary.ts';

type Part = { readonly start: number; readonly part: string; readonly isUsed: boolean };

type LeftOut = { readonly subject: AvoidableSubject; readonly words: readonly string[] };

/** The subjects that a script leaves out, chosen or refused, each with the words of the request that refuse it. */
export function leftOutSubjects(request: Partial<GenerateBody>, steering: readonly SteeringWord[]): LeftOut[] {
  const chosen = chosenSubjects(request);
  return avoidableSubjects.flatMap((subject) => {
    const words = wordsOf(
      request,
      steering.filter(({ key }) => key === `subject.${subject}`),
    );
    return words.length > 0 || chosen.includes(subject) ? [{ subject, words }] : [];
  });
}

/** The other words of a request that the script keeps away from, each once. */
export function leftOutWords(request: Partial<GenerateBody>, steering: readonly SteeringWord[]): string[] {
  const subjects = steering.filter(({ key }) => key.startsWith('subject.'));
  const isOfSubject = (word: SteeringWord): boolean =>
    subjects.some(({ field, start, end }) => field === word.field && start < word.end && end > word.start);
  return wordsOf(
    request,
    steering.filter((word) => word.stance === 'refused' && !isOfSubject(word)),
  );
}

const wordsOf = (request: Partial<GenerateBody>, steering: readonly SteeringWord[]): string[] => [
  ...new Set(steering.flatMap(({ field, start, end }) => request[field]?.slice(start, end) ?? [])),
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
