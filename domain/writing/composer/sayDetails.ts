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

/** Who lies awake at three is told so once: each further time sets a clock. */
const maxOf = ({ role, tag }: Detail, request: Asked['request']): number => {
  if (role === 'time' && isEndingAsleep(request)) return 1;
  return role === 'trigger' && tag !== 'event' ? maxOfMoment : maxOfScript;
};

/**
 * The sentences of a passage, some of them with a detail of the request: each detail once a passage, what was said least often before
 * the others, and none in two sentences beside each other.
 */
export function sayDetails(
  picker: PhrasePicker,
  asked: Asked,
  passage: Passage,
  sentences: readonly PassageSentence[],
): readonly Pick<PassageSentence, 'phrase' | 'rest'>[] {
  const said = new Set<Detail>();
  let wasFilled = false;
  return sentences.map((sentence) => {
    const choice = wasFilled || said.size >= maxOfPassage ? null : chooseDetail(picker, asked, passage, sentence, said);
    wasFilled = choice !== null;
    if (choice === null) return sentence;
    said.add(choice.detail);
    const { details } = picker.memory;
    details[choice.detail.key] = (details[choice.detail.key] ?? 0) + 1;
    return { phrase: choice.phrase, rest: sentence.rest };
  });
}

/** Whether a passage has a sentence with room for a detail of the request. */
export const saysDetail = (passage: Passage, { details }: Pick<Asked, 'details'>): boolean =>
  passage.sentences.some((sentence) =>
    sentence.filled.some(({ slot }) => details.some(({ detail }) => fits(slot, detail) && canStandIn(detail, sentence, passage))),
  );

type Choice = { readonly detail: Detail; readonly phrase: Phrase };

function chooseDetail(
  picker: PhrasePicker,
  { details, request }: Asked,
  passage: Passage,
  sentence: PassageSentence,
  said: ReadonlySet<Detail>,
): Choice | null {
  const timesOf = ({ key }: Detail): number => picker.memory.details[key] ?? 0;
  // A place or a coffee is seen and smelled; “stress” and “worry” are not, and many requests name them.
  const rankOf = (detail: Detail): number => timesOf(detail) + (detail.tag === 'strain' ? 0.5 : 0);
  const open = details
    .map(({ detail }) => detail)
    .filter((detail) => !said.has(detail) && timesOf(detail) < maxOf(detail, request));
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
