import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { isEndingAsleep } from '../../../shared/isEndingAsleep.ts';
import type { Withheld } from './withheldKinds.ts';

type Asked = Pick<GenerateBody, 'theme' | 'endsAsleep' | 'includeBreathing' | 'includeMetaphors' | 'approach' | 'body'>;

/** What a script that is asked for leaves out. */
export const withheldOf = (asked: Asked): Withheld[] => [
  ...(isEndingAsleep(asked) ? (['waking'] as const) : []),
  // Older requests may ask for both, and then the approach was what counted.
  ...(asked.includeBreathing || asked.approach === 'breath' ? [] : (['breath'] as const)),
  ...(asked.body ?? []),
  ...(asked.includeMetaphors ? [] : (['simile'] as const)),
];
