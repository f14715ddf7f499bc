import type { Asked } from './Asked.ts';
import type { DetailTag } from './detailRoles.ts';
import { findInText } from './findDetails.ts';
import { getPack } from './pack.ts';
import type { Passage } from './readPassages.ts';

/** Details that set the scene of a passage: who smokes on the balcony is not waiting for a bus. */
const ofScenes: ReadonlySet<DetailTag> = new Set(['moment', 'event', 'out', 'work']);

const keysOf = new WeakMap<Passage, ReadonlySet<string>>();

/** The moments and places in which a passage itself is set. */
function scenesOf(passage: Passage, language: Asked['request']['language']): ReadonlySet<string> {
  const known = keysOf.get(passage);
  if (known) return known;
  const phrases = [...passage.openings, ...passage.sentences].map(({ phrase }) => phrase.texts.informal);
  const found = findInText('goal', phrases.join(' '), getPack(language));
  const made = new Set(found.flatMap(({ detail }) => (ofScenes.has(detail.tag) ? [detail.key] : [])));
  keysOf.set(passage, made);
  return made;
}

/** Whether a passage is set in a moment or a place that the request does not name, though it names others. */
export function namesOther(passage: Passage, { request, details }: Asked): boolean {
  const said = details
    .filter(({ detail }) => detail.role === 'trigger' || detail.role === 'place')
    .map(({ detail }) => detail.key);
  if (said.length === 0 || passage.need === null || passage.about !== null) return false;
  return [...scenesOf(passage, request.language)].some((key) => !said.includes(key));
}
