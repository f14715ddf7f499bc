import { findOtherAddress } from '../../../shared/checks/findOtherAddress.ts';
import { addressFormsOf, needs, type AddressForm, type Need } from '../../../shared/vocabulary.ts';
import { canStandIn } from './canStandIn.ts';
import { detailRoles, type DetailRole } from './detailRoles.ts';
import { findUnfit } from './findUnfit.ts';
import type { Pack } from './pack.ts';
import type { Detail } from './readDetails.ts';
import type { FilledWording, Passage } from './readPassages.ts';
import { fillSlot, fits } from './slots.ts';

/** Details that a language knows at least (spec: writing, 9). */
const minDetails: Readonly<Record<DetailRole, number>> = {
  trigger: 80,
  place: 60,
  companion: 30,
  time: 30,
  audience: 14,
  symptom: 13,
};
/** Wordings with a detail that a need has at least, and how many of its passages have one. */
const [minWordings, minPassages] = [10, 6];

/** What is wrong with a pack's details and the sentences that say them: each sentence is written with each detail that it allows. */
export function checkDetails(pack: Pack): string[] {
  const few = detailRoles.flatMap((role) => {
    const { length } = pack.details.filter((detail) => detail.role === role);
    return length < minDetails[role] ? [`details.json: ${length} of at least ${minDetails[role]} of the role ${role}`] : [];
  });
  return [
    ...few,
    ...needs.flatMap((need) => checkNeed(pack, need)),
    ...pack.passages.flatMap((one) => [...checkWordings(pack, one), ...checkAbout(pack, one)]),
  ];
}

function checkNeed({ passages }: Pack, need: Need): string[] {
  const withSlots = passages
    .filter((passage) => passage.need === need)
    .map(({ sentences }) => sentences.reduce((sum, { filled }) => sum + filled.length, 0))
    .filter((count) => count > 0);
  const wordings = withSlots.reduce((sum, count) => sum + count, 0);
  return wordings < minWordings || withSlots.length < minPassages
    ? [
        `${need}: ${wordings} sentences with a detail in ${withSlots.length} passages, of at least ${minWordings} in ${minPassages}`,
      ]
    : [];
}

/** Sentences of a passage about a detail that say it. */
const minAbout = 2;

/** That a passage about some details is for a need or about a symptom, sets out from them, and can say every one of them wherever it says one. */
function checkAbout({ details }: Pack, { id, need, about, sentences }: Passage): string[] {
  if (about === null) return [];
  const able = details.filter((detail) => fits(about, detail));
  const saying = sentences.filter(({ filled }) => filled.some(({ slot }) => slot.role === about.role));
  const partial = saying.filter(({ filled }) => able.some((detail) => !filled.some(({ slot }) => fits(slot, detail))));
  const first = sentences.find(({ isCore }) => isCore);
  return [
    need === null && about.role !== 'symptom' && 'a passage about details is for a need',
    able.length === 0 && 'there are no such details',
    (!first || !saying.includes(first)) && 'its first core sentence does not say what it is about',
    saying.length < minAbout && `${saying.length} of its sentences say what it is about, of at least ${minAbout}`,
    ...partial.map(({ phrase }) => `cannot say all that it is about: ${phrase.texts.informal}`),
  ].flatMap((why) => (why === false ? [] : [`${id}: ${why}`]));
}

const checkWordings = (pack: Pack, passage: Passage): string[] =>
  passage.sentences.flatMap((sentence) =>
    sentence.filled.flatMap((wording) => {
      const details = pack.details.filter((detail) => fits(wording.slot, detail) && canStandIn(detail, sentence, passage));
      if (details.length === 0) return [`${passage.id}: nothing that fits can stand here: ${wording.texts.informal}`];
      return addressFormsOf[pack.language].flatMap((address) => checkWording(pack, passage.id, wording, address, details));
    }),
  );

function checkWording(
  { language }: Pack,
  id: string,
  { slot, texts }: FilledWording,
  address: AddressForm,
  details: readonly Detail[],
): string[] {
  return details.flatMap((detail) => {
    const text = fillSlot(texts[address], slot, detail, address, language);
    const other = findOtherAddress(text, language, address);
    return [
      ...findUnfit(text, language).map((why) => `${id}: ${why}: ${text}`),
      ...(other ? [`${id}: “${other.word}” is not ${address}: ${text}`] : []),
    ];
  });
}
