import type { GenerateBody } from '../../../shared/generations.schema.ts';
import type { Need } from '../../../shared/vocabulary.ts';
import { canStandIn } from './canStandIn.ts';
import type { FoundDetail } from './findDetails.ts';
import { getPack } from './pack.ts';
import { fits } from './slots.ts';

type Request = Pick<GenerateBody, 'language'> & Partial<Pick<GenerateBody, 'type'>>;

/** Those of a script's details for which the passages of its need, or of symptoms, have a sentence; of either type where it has none yet. */
export function sayableDetails({ language, type }: Request, need: Need | null, details: readonly FoundDetail[]): FoundDetail[] {
  const sentences = getPack(language)
    .passages.filter(
      (passage) =>
        (passage.need === need || passage.about?.role === 'symptom') && (type === undefined || passage.types.includes(type)),
    )
    .flatMap((passage) => passage.sentences.map((sentence) => ({ passage, sentence })));
  return details.filter(({ detail }) =>
    sentences.some(
      ({ passage, sentence }) => canStandIn(detail, sentence, passage) && sentence.filled.some(({ slot }) => fits(slot, detail)),
    ),
  );
}
