import type { Finding } from '../scripts.schema.ts';
import type { PlacedSentence } from './CheckedScript.ts';
import { fatalCodes, type FindingCode } from './findingCodes.ts';

export type Place = Pick<Finding, 'section' | 'sentence' | 'start' | 'end'>;

/** The place of what concerns the whole script. */
export const everywhere: Place = { section: null, sentence: null, start: null, end: null };

/** Part of a sentence, or all of it. Offsets are UTF-16 units into the sentence. */
export const placeIn = ({ section, sentence, start, end }: PlacedSentence, from = 0, to = end - start): Place => ({
  section,
  sentence,
  start: start + from,
  end: start + to,
});

export function toFinding(code: FindingCode, place: Place, params: Finding['params'] = {}): Finding {
  const level = fatalCodes.some((fatal) => fatal === code) ? 'fatal' : 'advisory';
  const { section, sentence, start, end } = place;
  return { code, level, section, sentence, start, end, params, mend: null };
}
