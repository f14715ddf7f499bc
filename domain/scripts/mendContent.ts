import { mendScript, type MendedScript } from '../../shared/checks/mendScript.ts';
import type { SectionKind } from '../../shared/vocabulary.ts';
import { toCheck, type ContentFacts } from './toCheck.ts';

/** A generated text with its fatal findings mended where that can be done by rule, and what is found of it then. */
export const mendContent = (
  content: string,
  facts: ContentFacts,
  kinds: readonly SectionKind[],
  durationSeconds: number,
): MendedScript => mendScript(toCheck(content, facts, kinds, durationSeconds));
