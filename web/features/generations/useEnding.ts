import { guessEndsAsleep } from '../../../shared/asked/guessEnding.ts';
import type { Answers } from './answers.ts';
import { useFoundNeed } from './useFoundNeed.ts';

type Ending = {
  readonly endsAsleep: boolean;
  /** Whether the words say so, and not the theme or the person. */
  readonly isRead: boolean;
  /** What is sent of it; `null` where the server reads the same out of theme and words. */
  readonly sent: boolean | null;
};

/** How the script ends: as theme, need and words say, until the person says otherwise. Which need the words speak of, only the server knows. */
export function useEnding(answers: Answers): Ending {
  const { need: found } = useFoundNeed(answers);
  const guess = guessEndsAsleep({ ...answers, need: answers.need ?? found });
  return {
    endsAsleep: answers.endsAsleep ?? guess,
    isRead: answers.endsAsleep === null && guess !== (answers.theme === 'sleep'),
    sent: answers.endsAsleep ?? (guess === guessEndsAsleep(answers) ? null : guess),
  };
}
