import type { AddressForm, Language } from '../../../shared/vocabulary.ts';
import { detailForms, detailRoles, detailTags, type DetailForm, type DetailRole, type DetailTag } from './detailRoles.ts';
import type { Detail } from './readDetails.ts';

/** Where a sentence says a detail: `{place.in}`, or of some tags only `{place:home,work.in}`. */
export type Slot = {
  /** As it stands in the sentence. */
  readonly text: string;
  readonly role: DetailRole;
  /** Those that the sentence is true of. */
  readonly tags: readonly DetailTag[];
  readonly form: DetailForm;
};

/** The one slot of a sentence. Throws where it has none, several, or one that no detail can fill; `id` names the sentence. */
export function readSlot(sentence: string, id: string): Slot {
  const [found, ...others] = sentence.matchAll(/\{([a-z]+)(?::([a-z,]+))?\.([a-z]+)\}/gu);
  const role = detailRoles.find((one) => one === found?.[1]);
  const all: readonly DetailTag[] = role ? detailTags[role] : [];
  const form = role && detailForms[role].find((one) => one === found?.[3]);
  const tags = found?.[2] === undefined ? all : all.filter((tag) => found[2]?.split(',').includes(tag));
  if (
    !found ||
    others.length > 0 ||
    !role ||
    !form ||
    tags.length === 0 ||
    (found[2]?.split(',').length ?? tags.length) !== tags.length
  )
    throw new Error(`${id}: not exactly one slot that can be filled: ${sentence}`);
  return { text: found[0], role, tags, form };
}

export const fits = ({ role, tags }: Slot, detail: Detail): boolean => role === detail.role && tags.includes(detail.tag);

/** A sentence with a detail in its slot; at its beginning with a capital. */
export function fillSlot(sentence: string, slot: Slot, detail: Detail, address: AddressForm, language: Language): string {
  const value = detail.forms.get(slot.form)?.[address];
  if (value === undefined) throw new Error(`${detail.key} has no form ${slot.form}`);
  const filled = sentence.replace(slot.text, () => value);
  return filled.replace(/^[^\p{L}]*\p{L}/u, (first) => first.toLocaleUpperCase(language));
}
