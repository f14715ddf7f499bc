import type { Clock } from '../../../../shared/markup/clock.ts';
import type { SectionKind } from '../../../../shared/vocabulary.ts';
import type { SectionBrief } from '../../writer.ts';

/** Spoken characters of a sentence, about (design: writing, "The composer"). */
export const sentenceCharacters = 60;
/** Below this nothing that must be said can be said. */
const leastCharacters = 150;
const leastSentences: Partial<Record<SectionKind, number>> = { settling: 5, pretalk: 6, emergence: 8, return: 4 };

export type SectionGoal = { readonly characters: number; readonly sentences: number };

/** How much a section's writer is to say. */
export function sectionGoal({ section, speechSeconds }: SectionBrief, clock: Clock): SectionGoal {
  const characters = Math.max(leastCharacters, Math.round(speechSeconds * clock.charactersPerSecond));
  return { characters, sentences: Math.max(leastSentences[section.kind] ?? 3, Math.round(characters / sentenceCharacters)) };
}
