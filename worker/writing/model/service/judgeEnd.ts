import { GiveUpError, PassingFault } from '../../../../domain/writing/faults.ts';
import type { Heard } from './listen.ts';

/** Why a call that ended without an error is a fault all the same, or `null`. Only a `stop` is an end. */
export function judgeEnd({ text, finish, refused }: Heard): PassingFault | GiveUpError | null {
  if (refused || finish === 'content_filter')
    return new GiveUpError('MODEL_REFUSED', 'The model or its service refused the content.');
  if (finish === 'error') return new PassingFault('MODEL_UNAVAILABLE', 'The model’s service broke off.');
  if (text.trim() === '') return new PassingFault('MODEL_EMPTY', 'The model said nothing.');
  if (finish === 'stop' || finish === 'length' || finish === 'bounded') return null;
  return new PassingFault('MODEL_UNAVAILABLE', 'The model’s answer broke off before its end.');
}
