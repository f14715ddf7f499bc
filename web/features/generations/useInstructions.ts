import type { Instruction } from '../../../shared/vocabulary.ts';
import type { Answers } from './answers.ts';
import { useFoundNeed } from './useFoundNeed.ts';

type Instructions = {
  readonly instructions: readonly Instruction[];
  /** Whether the words say so, and not the person. */
  readonly areRead: boolean;
  /** Seconds of silence at the end; 0 for none. */
  readonly endSilence: number;
  readonly isSilenceRead: boolean;
};

/** How the script is written and spoken, and in how much silence it ends: as the words say, until the person says otherwise. */
export function useInstructions(answers: Answers): Instructions {
  const found = useFoundNeed(answers);
  return {
    instructions: answers.instructions ?? found.instructions,
    areRead: answers.instructions === null && found.instructions.length > 0,
    endSilence: answers.endSilence ?? found.endSilence ?? 0,
    isSilenceRead: answers.endSilence === null && found.endSilence !== null,
  };
}
