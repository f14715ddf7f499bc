import type { GenerateBody } from '../../shared/generations.schema.ts';
import { guessEndsAsleep } from '../../shared/asked/guessEnding.ts';
import { guessBody } from '../../shared/asked/guessBody.ts';
import { guessEndSilence } from './instructions/guessEndSilence.ts';
import { guessInstructions } from './instructions/guessInstructions.ts';
import { isEndingAsleep } from '../../shared/isEndingAsleep.ts';

/** A request with what its texts say and its fields leave open; what a field says stays, and settling it again changes nothing. */
export function settleRequest(request: GenerateBody): GenerateBody {
  const endsAsleep = request.endsAsleep ?? guessEndsAsleep(request);
  const body = request.body ?? guessBody(request);
  const instructions = request.instructions ?? guessInstructions(request);
  const endSilence = request.endSilence === undefined ? guessEndSilence(request) : request.endSilence;
  return {
    ...request,
    ...(endsAsleep !== isEndingAsleep(request) && { endsAsleep }),
    ...(body.length > 0 && { body }),
    ...(instructions.length > 0 && { instructions }),
    ...(endSilence !== null && { endSilence }),
  };
}
