import { pauseSeconds } from '../../../shared/markup/parseScript.ts';
import type { PhrasePicker } from './PhrasePicker.ts';

/** Whole seconds of each pause of a silence: none is longer than the markup allows, so a longer silence is several. */
export function shareSilence(seconds: number): number[] {
  const count = Math.ceil(seconds / pauseSeconds.max);
  return Array.from({ length: count }, (_, index) => Math.floor((seconds + index) / count));
}

/** Does a section's work, and lets it end in so many seconds of silence, each part of it after a short invitation to rest. */
export function endInSilence(picker: PhrasePicker, seconds: number, work: () => void): void {
  const each = shareSilence(seconds);
  picker.reserve(each.length * picker.sentenceSeconds, work);
  picker.sayWithSilence('silence.invite', each);
}
