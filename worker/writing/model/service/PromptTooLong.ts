import { GiveUpError } from '../../../../domain/writing/failures.ts';

/** The prompt does not fit; a caller that can ask with less catches it, for others it is the end. */
export class PromptTooLong extends GiveUpError {
  constructor() {
    super('MODEL_REJECTED', 'The prompt does not fit into the model’s context.');
  }
}
