import { GiveUpError } from '../../../../domain/writing/failures.ts';

/** The service does not know the answer's format that was asked for; the next format asks for less. */
export class FormatRefused extends GiveUpError {
  constructor() {
    super('MODEL_REJECTED', 'The model’s service does not take the answer’s format.');
  }
}
