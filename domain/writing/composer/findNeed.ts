import { guessEndsAsleep } from '../../../shared/asked/guessEnding.ts';
import type { FoundNeed, RequestWords } from '../../../shared/generations.schema.ts';
import { guessEndSilence } from '../instructions/guessEndSilence.ts';
import { guessInstructions } from '../instructions/guessInstructions.ts';
import { firstNeed } from './needOf.ts';
import { neededSubjects } from './readAvoided.ts';
import { readRequest } from './readRequest.ts';
import { sayableDetails } from './sayableDetails.ts';
import { steer, wantedOf } from './steer.ts';

/** What the form shows of a request's words before it is sent. */
export function findNeed(words: RequestWords): FoundNeed {
  const found = firstNeed(wantedOf(steer(words)));
  const need = words.need === undefined ? found : words.need;
  const theme = words.theme ?? null;
  const endsAsleep = words.endsAsleep ?? guessEndsAsleep({ ...words, theme, need });
  const request = { ...usual, ...words, need, endsAsleep, theme: theme ?? usual.theme };
  return {
    need: found,
    named: [...neededSubjects(words)],
    instructions: guessInstructions(words),
    endSilence: guessEndSilence(words),
    details: sayableDetails(request, need, readRequest(request).details).map(({ detail: { key }, field, start, end }) => ({
      key,
      words: (words[field] ?? '').slice(start, end),
    })),
  };
}

/** What is not asked for here, and keeps no detail away. */
const usual = { theme: 'relaxation', approach: 'calm', includeBreathing: true, includeMetaphors: true } as const;
