import type { Asked } from './Asked.ts';
import { detailTags, type DetailRole, type DetailTag } from './detailRoles.ts';
import { findInText } from './findDetails.ts';
import { getPack } from './pack.ts';
import type { Detail } from './readDetails.ts';
import type { Passage } from './readPassages.ts';

/**
 * Details that set the scene of a passage, and what the body does in it: who smokes on the balcony is not waiting for a bus, and who speaks
 * of cold hands is led to no tight stomach.
 */
const ofScenes: ReadonlySet<DetailTag> = new Set(['moment', 'event', 'out', 'work']);
const ofSymptoms: ReadonlySet<DetailTag> = new Set(detailTags.symptom);

const detailsOf = new WeakMap<Passage, readonly Detail[]>();

/** The moments and places in which a passage itself is set, and the symptoms that it tells of. */
function namedIn(passage: Passage, language: Asked['request']['language']): readonly Detail[] {
  const known = detailsOf.get(passage);
  if (known) return known;
  const phrases = [...passage.openings, ...passage.sentences].map(({ phrase }) => phrase.texts.informal);
  const found = findInText('goal', phrases.join(' '), getPack(language));
  const made = found.map(({ detail }) => detail).filter(({ tag }) => ofScenes.has(tag) || ofSymptoms.has(tag));
  detailsOf.set(passage, made);
  return made;
}

/** Whether a passage is set in a moment or a place, or tells of a symptom, that the request does not name, though it names others. */
export function namesOther(passage: Passage, { request, details }: Asked): boolean {
  if (passage.need === null || passage.about !== null) return false;
  const said = details.map(({ detail }) => detail);
  const isOther = (tags: ReadonlySet<DetailTag>, roles: readonly DetailRole[]): boolean =>
    said.some(({ role }) => roles.includes(role)) &&
    namedIn(passage, request.language).some(({ tag, key }) => tags.has(tag) && !said.some((one) => one.key === key));
  return isOther(ofScenes, ['trigger', 'place']) || isOther(ofSymptoms, ['symptom']);
}
