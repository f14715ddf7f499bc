import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { isEndingAsleep } from '../../../shared/isEndingAsleep.ts';
import type { Instruction, Need } from '../../../shared/vocabulary.ts';
import type { Withheld } from './withheldKinds.ts';

type Asked = Pick<
  GenerateBody,
  'theme' | 'endsAsleep' | 'includeBreathing' | 'includeMetaphors' | 'approach' | 'body' | 'instructions'
>;

/** What each instruction leaves out; the others are heard in how much is said, and how. */
const ofInstruction: Partial<Readonly<Record<Instruction, Withheld>>> = {
  'no-questions': 'question',
  'no-counting': 'counting',
  'no-touch': 'touch',
  'no-sounds': 'hearing',
  'no-spiritual-words': 'spiritual',
  'eyes-open': 'closed-eyes',
  sitting: 'lying',
  lying: 'seated',
};
/** Who falls asleep lies down at last, however they began. */
const positions: ReadonlySet<Withheld> = new Set(['lying', 'seated']);

/** What does harm where a script is written for a need: who wakes at night lies in bed, and who fears panic listens to their heart. */
const ofNeed: Partial<Readonly<Record<Need, readonly Withheld[]>>> = {
  'falling-asleep': ['seated'],
  'waking-at-night': ['seated'],
  panic: ['heart'],
};
export const withheldOfNeed = (need: Need | null): readonly Withheld[] => (need && ofNeed[need]) ?? [];

/** What a script that is asked for leaves out. */
export const withheldOf = (asked: Asked): Withheld[] => [
  ...(asked.instructions ?? [])
    .flatMap((instruction) => ofInstruction[instruction] ?? [])
    .filter((kind) => !positions.has(kind) || !isEndingAsleep(asked)),
  ...(isEndingAsleep(asked) ? (['waking'] as const) : []),
  // Older requests may ask for both, and then the approach was what counted.
  ...(asked.includeBreathing || asked.approach === 'breath' ? [] : (['breath'] as const)),
  ...(asked.body ?? []),
  ...(asked.includeMetaphors ? [] : (['simile'] as const)),
];
