import { fixScript, type FixedScript } from '../../shared/checks/fixScript.ts';
import type { SectionKind } from '../../shared/vocabulary.ts';
import { toCheck, type ContentFacts } from './toCheck.ts';

/** A generated text with its fatal findings fixed where that can be done by rule, and what is found of it then. */
export const fixContent = (
  content: string,
  facts: ContentFacts,
  kinds: readonly SectionKind[],
  durationSeconds: number,
): FixedScript => fixScript(toCheck(content, facts, kinds, durationSeconds));
