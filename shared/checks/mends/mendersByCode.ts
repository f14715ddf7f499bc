import type { FindingCode } from '../findingCodes.ts';
import { appendEnding } from './appendEnding.ts';
import { deleteSentence } from './deleteSentence.ts';
import type { Mender } from './mendable.ts';
import { mendForbidden } from './mendForbidden.ts';
import { mendLeftover } from './mendLeftover.ts';
import { mendLastMarker, mendMarker } from './mendMarker.ts';
import { deleteTitle, moveTitle } from './mendSections.ts';
import { resizePauses } from './resizePauses.ts';
import { splitSentence } from './splitSentence.ts';

/**
 * What can be mended by rule. The other codes ask for words that only a writer has: a section that is missing or in
 * another language, an opening or a phrase too frequent, sentences too long or too hard all the way through.
 */
export const mendersByCode: Readonly<Partial<Record<FindingCode, Mender>>> = {
  section_untitled: moveTitle,
  section_empty: deleteTitle,
  marker_range: mendMarker,
  marker_form: mendMarker,
  marker_orphan: mendMarker,
  marker_last: mendLastMarker,
  address_mixed: deleteSentence,
  phrase_forbidden: mendForbidden,
  leftover: mendLeftover,
  ending_not_alert: appendEnding,
  duration_off: resizePauses,
  sentence_repeated: deleteSentence,
  sentence_long: splitSentence,
};
