import type { PhrasePicker } from './PhrasePicker.ts';

/**
 * Goes round a list of blocks until the time is full. Where a whole round brings nothing, what the account's last
 * scripts said may be said too, and in the end what this one said long ago.
 */
export function fill(picker: PhrasePicker, blocks: readonly (() => number | boolean)[]): void {
  for (const reach of ['new', 'script', 'anything'] as const) {
    picker.reach = reach;
    for (let brought = true; brought && picker.left > 0;) {
      brought = false;
      for (const block of blocks) if (picker.left > 0 && Number(block()) > 0) brought = true;
    }
  }
  picker.reach = 'new';
}
