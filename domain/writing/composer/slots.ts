import type { AddressForm, Language } from '../../../shared/vocabulary.ts';
import { detailForms, detailRoles, detailTags, type DetailForm, type DetailRole, type DetailTag } from './detailRoles.ts';
import type { Detail } from './readDetails.ts';

/** Details of one role, all of them or those with some tags: `place`, `place:home,work`. */
export type KindOfDetail = { readonly role: DetailRole; readonly tags: readonly DetailTag[] };

/** Reads the written form of one. Throws where there is no such role or tag; `id` names what it belongs to. */
export function readKindOfDetail(text: string, id: string): KindOfDetail {
  const [name, list] = text.split(':');
  const role = detailRoles.find((one) => one === name);
  const all: readonly DetailTag[] = role ? detailTags[role] : [];
  const tags = list === undefined ? all : all.filter((tag) => list.split(',').includes(tag));
  if (!role || tags.length === 0 || (list?.split(',').length ?? tags.length) !== tags.length)
    throw new Error(`${id}: no such details: ${text}`);
  return { role, tags };
}

/** Where a sentence says a detail: `{place.in}`, or of some tags only `{place:home,work.in}`. */
export type Slot = KindOfDetail & {
  /** As it stands in the sentence. */
  readonly text: string;
  readonly form: DetailForm;
};

/** The one slot of a sentence. Throws where it has none, several, or one that no detail can fill; `id` names the sentence. */
export function readSlot(sentence: string, id: string): Slot {
  const [found, ...others] = sentence.matchAll(/\{([a-z]+(?::[a-z,-]+)?)\.([a-z]+)\}/gu);
  if (!found?.[1] || others.length > 0) throw new Error(`${id}: not exactly one slot: ${sentence}`);
  const kind = readKindOfDetail(found[1], id);
  const form = detailForms[kind.role].find((one) => one === found[2]);
  if (!form) throw new Error(`${id}: no such form of a detail: ${sentence}`);
  return { ...kind, text: found[0], form };
}

export const fits = ({ role, tags }: KindOfDetail, detail: Detail): boolean => role === detail.role && tags.includes(detail.tag);

/** A sentence with a detail in its slot; at its beginning with a capital. */
export function fillSlot(sentence: string, slot: Slot, detail: Detail, address: AddressForm, language: Language): string {
  const value = detail.forms.get(slot.form)?.[address];
  if (value === undefined) throw new Error(`${detail.key} has no form ${slot.form}`);
  const filled = sentence.replace(slot.text, () => value);
  return filled.replace(/^[^\p{L}]*\p{L}/u, (first) => first.toLocaleUpperCase(language));
}
