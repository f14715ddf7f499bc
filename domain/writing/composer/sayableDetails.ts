import type { GenerateBody } from '../../../shared/generations.schema.ts';
import type { Need } from '../../../shared/vocabulary.ts';
import type { FoundDetail } from './findDetails.ts';
import { getPack } from './pack.ts';
import { fits } from './slots.ts';

type Request = Pick<GenerateBody, 'language'> & Partial<Pick<GenerateBody, 'type'>>;

/** Those of a script's details for which the passages of its need have a sentence; of either type where it has none yet. */
export function sayableDetails({ language, type }: Request, need: Need | null, details: readonly FoundDetail[]): FoundDetail[] {
  const wordings = getPack(language)
    .passages.filter((passage) => passage.need === need && (type === undefined || passage.types.includes(type)))
    .flatMap(({ sentences }) => sentences.flatMap(({ filled }) => filled));
  return details.filter(({ detail }) => wordings.some(({ slot }) => fits(slot, detail)));
}
