import { isEndingAsleep } from '../../../shared/isEndingAsleep.ts';
import type { Language } from '../../../shared/vocabulary.ts';
import type { Asked } from './Asked.ts';
import { canStandIn } from './canStandIn.ts';
import { createPhrase, type Phrase } from './phrase.ts';
import type { PhrasePicker } from './PhrasePicker.ts';
import type { Detail } from './readDetails.ts';
import type { FilledWording, Passage, PassageSentence } from './readPassages.ts';
import { fillSlot, fits } from './slots.ts';

/** How often one script says a detail, and how many one passage says (spec: writing, 9). */
const [maxOfScript, maxOfPassage] = [3, 2];

/** A moment that sets something off is heard when it is said twice; a third time it is pasted in. */
const maxOfMoment = 2;

/** Who lies awake at three is told so once: each further time sets a clock. What the body does is led through once. */
const maxOf = ({ role, tag }: Detail, request: Asked['request']): number => {
  if (role === 'symptom' || (role === 'time' && isEndingAsleep(request))) return 1;
  return role === 'trigger' && tag !== 'event' ? maxOfMoment : maxOfScript;
};

/**
 * The sentences of a passage, some of them with a detail of the request: each detail once a passage, what was said least often before
 * the others, and none in two sentences beside each other. A passage that is about a detail says that one wherever it can, and those
 * before it leave it as much as it needs: `later` are the ones that will be said after this one.
 */
export function sayDetails(
  picker: PhrasePicker,
  asked: Asked,
  passage: Passage,
  sentences: readonly PassageSentence[],
  later: readonly Pick<Passage, 'about'>[],
): readonly Pick<PassageSentence, 'phrase' | 'rest'>[] {
  const subject = subjectOf(picker, asked, passage);
  const said = new Set<Detail>();
  let wasFilled = false;
  const filled = sentences.map((sentence) => {
    const ofSubject = subject && chooseDetail(picker, asked, passage, sentence, [subject]);
    const isOpen = !wasFilled && said.size < maxOfPassage;
    const choice =
      ofSubject ?? (isOpen ? chooseDetail(picker, asked, passage, sentence, openDetails(picker, asked, said, later)) : null);
    wasFilled = choice !== null;
    if (choice === null) return sentence;
    said.add(choice.detail);
    return { phrase: choice.phrase, rest: sentence.rest };
  });
  const { details } = picker.memory;
  for (const { key } of said) details[key] = (details[key] ?? 0) + 1;
  return filled;
}

/** The detail that a passage is about: of those that it can be about the one that was said least often; `null` where there is none. */
export function subjectOf(picker: PhrasePicker, asked: Asked, { about }: Pick<Passage, 'about'>): Detail | null {
  if (about === null) return null;
  const able = asked.details
    .map(({ detail }) => detail)
    .filter((detail) => fits(about, detail) && isSayable(picker, asked, detail));
  return able.toSorted((a, b) => timesOf(picker, a) - timesOf(picker, b))[0] ?? null;
}

const timesOf = ({ memory }: PhrasePicker, { key }: Detail): number => memory.details[key] ?? 0;
const isSayable = (picker: PhrasePicker, { request }: Asked, detail: Detail): boolean =>
  timesOf(picker, detail) < maxOf(detail, request);

function openDetails(
  picker: PhrasePicker,
  { details, request }: Asked,
  said: ReadonlySet<Detail>,
  later: readonly Pick<Passage, 'about'>[],
): readonly Detail[] {
  const keptOf = (detail: Detail): number => later.filter(({ about }) => about !== null && fits(about, detail)).length;
  return details
    .map(({ detail }) => detail)
    .filter((detail) => !said.has(detail) && timesOf(picker, detail) + keptOf(detail) < maxOf(detail, request));
}

/** Whether a passage can say a detail of the request in one of its sentences. */
export const saysDetail = (passage: Passage, { details }: Pick<Asked, 'details'>): boolean =>
  passage.sentences.some((sentence) =>
    sentence.filled.some(({ slot }) => details.some(({ detail }) => fits(slot, detail) && canStandIn(detail, sentence, passage))),
  );

type Choice = { readonly detail: Detail; readonly phrase: Phrase };

function chooseDetail(
  picker: PhrasePicker,
  { request }: Asked,
  passage: Passage,
  sentence: PassageSentence,
  open: readonly Detail[],
): Choice | null {
  // A place or a coffee is seen and smelled; “stress” and “worry” are not, and many requests name them.
  const rankOf = (detail: Detail): number => timesOf(picker, detail) + (detail.tag === 'strain' ? 0.5 : 0);
  const choices = sentence.filled.flatMap((wording) =>
    open
      .filter((detail) => fits(wording.slot, detail) && canStandIn(detail, sentence, passage))
      .map((detail) => ({ detail, phrase: fillPhrase(passage, sentence.phrase, wording, detail, request.language) })),
  );
  return choices.toSorted((a, b) => rankOf(a.detail) - rankOf(b.detail)).find((choice) => picker.isOpen(choice.phrase)) ?? null;
}

/** The sentence itself with a detail in it, as far as memory and what was said before are concerned. */
function fillPhrase({ id }: Passage, phrase: Phrase, { slot, texts }: FilledWording, detail: Detail, language: Language): Phrase {
  const filled = {
    formal: fillSlot(texts.formal, slot, detail, 'formal', language),
    informal: fillSlot(texts.informal, slot, detail, 'informal', language),
  };
  return createPhrase(language, id, phrase.id.slice(id.length + 1), filled, phrase);
}
