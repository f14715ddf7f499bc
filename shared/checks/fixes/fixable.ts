import { findPartitionPoint } from '../../findPartitionPoint.ts';
import type { Finding, Fix, TextEdit } from '../../scripts.schema.ts';
import type { CheckedScript, LocatedSentence } from '../CheckedScript.ts';

/** Fixes that may be right for a finding, best first. None of them is offered before it was tried. */
export type Fixer = (script: CheckedScript, finding: Finding) => readonly Fix[];

export const toFix = (kind: Fix['kind'], ...edits: readonly TextEdit[]): Fix => ({ kind, edits: [...edits] });

/** The sentence that a finding is about, by its place. */
export function sentenceOf({ sentences }: CheckedScript, { section, sentence }: Finding): LocatedSentence | undefined {
  if (section === null || sentence === null) return undefined;
  const isBefore = (one: LocatedSentence) => one.section < section || (one.section === section && one.sentence < sentence);
  const found = sentences[findPartitionPoint(sentences, isBefore)];
  return found?.section === section && found.sentence === sentence ? found : undefined;
}
