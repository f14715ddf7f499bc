import { GiveUpError, TemporaryFailure } from '../../../../domain/writing/failures.ts';
import type { Completion } from './readCompletion.ts';

/** Why a call that ended without an error is an error all the same, or `null`. Only a `stop` is an end. */
export function judgeEnd({ text, finish, refused }: Completion): TemporaryFailure | GiveUpError | null {
  if (refused || finish === 'content_filter')
    return new GiveUpError('MODEL_REFUSED', 'The model or its service refused the content.');
  if (finish === 'error') return new TemporaryFailure('MODEL_UNAVAILABLE', 'The model’s service broke off.');
  if (text.trim() === '') return new TemporaryFailure('MODEL_EMPTY', 'The model said nothing.');
  if (finish === 'stop' || finish === 'length' || finish === 'bounded') return null;
  return new TemporaryFailure('MODEL_UNAVAILABLE', 'The model’s answer broke off before its end.');
}
