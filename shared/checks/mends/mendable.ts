import { countWhile } from '../../countWhile.ts';
import type { Finding, Mend, TextEdit } from '../../scripts.schema.ts';
import type { CheckedScript, PlacedSentence } from '../CheckedScript.ts';

/** Mends that may be right for a finding, best first. None of them is offered before it was tried. */
export type Mender = (script: CheckedScript, finding: Finding) => readonly Mend[];

export const toMend = (kind: Mend['kind'], ...edits: readonly TextEdit[]): Mend => ({ kind, edits: [...edits] });

/** The sentence that a finding is about, by its place. */
export function sentenceOf({ sentences }: CheckedScript, { section, sentence }: Finding): PlacedSentence | undefined {
  if (section === null || sentence === null) return undefined;
  const isBefore = (one: PlacedSentence) => one.section < section || (one.section === section && one.sentence < sentence);
  const found = sentences[countWhile(sentences, isBefore)];
  return found?.section === section && found.sentence === sentence ? found : undefined;
}
