import { GiveUpError } from '../../../../domain/writing/faults.ts';

/** The service does not know the answer's format that was asked for; the next rung of the ladder asks for less. */
export class FormatRefused extends GiveUpError {
  constructor() {
    super('MODEL_REJECTED', 'The model’s service does not take the answer’s format.');
  }
}
