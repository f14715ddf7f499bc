import type { FindingCode } from '../findingCodes.ts';
import { appendEnding } from './appendEnding.ts';
import { deleteSentence } from './deleteSentence.ts';
import type { Fixer } from './fixable.ts';
import { fixForbidden } from './fixForbidden.ts';
import { fixLeftover } from './fixLeftover.ts';
import { fixLastMarker, fixMarker } from './fixMarker.ts';
import { deleteTitle, moveTitle } from './fixSections.ts';
import { resizePauses } from './resizePauses.ts';
import { splitSentence } from './splitSentence.ts';

/**
 * What can be fixed by rule; `proposeWordings` has sentences to say instead. The other codes ask for words that only a writer has: a section that is missing or in
 * another language, an opening or a phrase too frequent, sentences too long or too hard all the way through.
 */
export const fixersByCode: Readonly<Partial<Record<FindingCode, Fixer>>> = {
  section_untitled: moveTitle,
  section_empty: deleteTitle,
  marker_range: fixMarker,
  marker_form: fixMarker,
  marker_orphan: fixMarker,
  marker_last: fixLastMarker,
  address_mixed: deleteSentence,
  phrase_forbidden: fixForbidden,
  line_withheld: deleteSentence,
  leftover: fixLeftover,
  ending_not_alert: appendEnding,
  duration_off: resizePauses,
  subject_avoided: deleteSentence,
  sentence_repeated: deleteSentence,
  sentence_long: splitSentence,
};
