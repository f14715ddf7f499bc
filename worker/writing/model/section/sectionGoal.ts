import { breathSeconds, type Clock } from '../../../../shared/markup/clock.ts';
import { pauseSeconds } from '../../../../shared/markup/parseScript.ts';
import type { SectionKind } from '../../../../shared/vocabulary.ts';
import type { SectionBrief } from '../../../../domain/writing/writer.ts';

/** Spoken characters of a sentence, about (design: writing, "The composer"). */
export const sentenceCharacters = 60;
/** Below this nothing that must be said can be said. */
const minCharacters = 150;
const minSentences: Partial<Record<SectionKind, number>> = { settling: 5, pretalk: 6, emergence: 8, return: 4 };

/** Seconds of silence after a sentence at the least, between a breath and the shortest pause. */
const minSilence = (breathSeconds + pauseSeconds.min) / 2;

export type SectionGoal = {
  readonly characters: number;
  readonly sentences: number;
  /** Spoken characters that so many sentences may have, so that speech and the least silence fit into the section. */
  readonly max: (sentences: number) => number;
};

/** How much a section's writer is to say. */
export function sectionGoal({ section, speechSeconds }: SectionBrief, clock: Clock): SectionGoal {
  const characters = Math.max(minCharacters, Math.round(speechSeconds * clock.charactersPerSecond));
  const seconds = speechSeconds / (1 - section.silenceShare);
  return {
    characters,
    sentences: Math.max(minSentences[section.kind] ?? 3, Math.round(characters / sentenceCharacters)),
    max: (sentences) => Math.max(minCharacters, (seconds - sentences * minSilence) * clock.charactersPerSecond),
  };
}
