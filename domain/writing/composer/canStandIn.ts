import type { Detail } from './readDetails.ts';
import type { Passage, PassageSentence } from './readPassages.ts';
import { fits } from './slots.ts';

/**
 * Whether a detail can stand in such a sentence. A passage of the heart has a scene of its own: a place or an hour of the listener's can be
 * where it begins, or be thought of when it has ended; in its middle it would be pasted in. What sets something off, such as the first
 * coffee, is no part of another scene, and is thought of at its end. A passage that is about such details is that scene.
 */
export function canStandIn(
  detail: Detail,
  { arc }: Pick<PassageSentence, 'arc'>,
  { kind, about }: Pick<Passage, 'kind' | 'about'>,
): boolean {
  const { role, tag } = detail;
  if (about !== null && fits(about, detail)) return true;
  if (kind !== 'heart' || role === 'companion' || role === 'audience' || tag === 'event') return true;
  return arc === 'settle' || (role !== 'trigger' && arc === 'evoke');
}
