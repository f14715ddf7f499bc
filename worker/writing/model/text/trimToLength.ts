import { spokenCharacters } from '../../../../shared/markup/clock.ts';
import type { Language, SectionKind } from '../../../../shared/vocabulary.ts';
import { findProtected } from './findProtected.ts';
import type { PlainSentence } from './readSentences.ts';
import { openingOf } from './sentenceKey.ts';

/** How far a section's speech may miss what was asked before something is done (design: writing, "The model writer"). */
export const tolerance = { below: 0.1, above: 0.15 } as const;

/** Where trimming stops: so near to the goal, on either side. */
const near = 0.05;

export const charactersOf = (sentences: readonly PlainSentence[]): number =>
  sentences.reduce((sum, { text }) => sum + spokenCharacters(text), 0);

export type Length = {
  /** Spoken characters to aim at. */
  readonly goal: number;
  /** Spoken characters that so many sentences may have, if the least silence between them is to fit as well. */
  readonly max: (sentences: number) => number;
};

/**
 * Drops the least needed sentences of a section that is too long: those that begin like another first, then from the
 * middle outwards; never the first, the last two, the safety and the count.
 */
export function trimToLength(
  sentences: readonly PlainSentence[],
  { goal, max }: Length,
  kind: SectionKind,
  language: Language,
): PlainSentence[] {
  let characters = charactersOf(sentences);
  const dropped = new Set<number>();
  const left = () => sentences.length - dropped.size;
  const isTooLong = characters > goal * (1 + tolerance.above) || characters > max(left());
  for (const index of isTooLong ? minNeeded(sentences, kind, language) : []) {
    if (characters <= Math.min(goal * (1 + near), max(left()))) break;
    const length = spokenCharacters(sentences[index]?.text ?? '');
    if (characters - length < goal * (1 - near) && characters <= max(left())) continue;
    dropped.add(index);
    characters -= length;
  }
  const kept: { text: string; endsParagraph: boolean }[] = [];
  for (const [index, { text, endsParagraph }] of sentences.entries()) {
    const before = kept.at(-1);
    if (!dropped.has(index)) kept.push({ text, endsParagraph });
    // A paragraph whose end was dropped ends earlier.
    else if (before && endsParagraph) before.endsParagraph = true;
  }
  return kept;
}

function minNeeded(sentences: readonly PlainSentence[], kind: SectionKind, language: Language): number[] {
  const openings = sentences.map(({ text }) => openingOf(text));
  const first = new Map(openings.map((opening, index) => [opening, index] as const).toReversed());
  const middle = (sentences.length - 1) / 2;
  const kept = findProtected(sentences, kind, language);
  return sentences
    .map((_one, index) => index)
    .filter((index) => index > 0 && index < sentences.length - 2 && !kept.has(index))
    .map((index) => ({
      index,
      rank: ((first.get(openings[index] ?? '') ?? index) < index ? 0 : sentences.length) + Math.abs(index - middle),
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ index }) => index);
}
