import type { Detail } from './readDetails.ts';
import type { Passage, PassageSentence } from './readPassages.ts';
import { fits } from './slots.ts';

/**
 * Whether a detail can stand in such a sentence. A passage of the heart has a scene of its own: a place, an hour or
 * a moment of the listener's is no part of it, and is thought of when it has ended; only a day or a time of the year can be when it begins. A passage that is about such details is that scene.
 */
export function canStandIn(
  detail: Detail,
  { arc }: Pick<PassageSentence, 'arc'>,
  { kind, about }: Pick<Passage, 'kind' | 'about'>,
): boolean {
  const { role, tag } = detail;
  if (about !== null && fits(about, detail)) return true;
  if (kind !== 'heart' || role === 'companion' || role === 'audience' || tag === 'event') return true;
  return arc === 'settle' || (arc === 'evoke' && (tag === 'day' || tag === 'year'));
}
