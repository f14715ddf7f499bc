import { checkScript } from '../../shared/checks/checkScript.ts';
import type { Finding } from '../../shared/scripts.schema.ts';
import type { SectionKind } from '../../shared/vocabulary.ts';
import { toCheck, type ContentFacts } from './toCheck.ts';

/** The findings of a script's text. `durationSeconds` is `null` where nobody holds it to a length. */
export const checkContent = (
  content: string,
  facts: ContentFacts,
  kinds: readonly SectionKind[],
  durationSeconds: number | null,
): Finding[] => checkScript(toCheck(content, facts, kinds, durationSeconds));
