import type { Finding } from '../scripts.schema.ts';
import type { LocatedSentence } from './CheckedScript.ts';
import { fatalCodes, type FindingCode } from './findingCodes.ts';

export type Location = Pick<Finding, 'section' | 'sentence' | 'start' | 'end'>;

/** The place of what concerns the whole script. */
export const everywhere: Location = { section: null, sentence: null, start: null, end: null };

/** Part of a sentence, or all of it. Offsets are UTF-16 units into the sentence. */
export const locationIn = ({ section, sentence, start, end }: LocatedSentence, from = 0, to = end - start): Location => ({
  section,
  sentence,
  start: start + from,
  end: start + to,
});

export function toFinding(code: FindingCode, location: Location, params: Finding['params'] = {}): Finding {
  const level = fatalCodes.some((fatal) => fatal === code) ? 'fatal' : 'advisory';
  const { section, sentence, start, end } = location;
  return { code, level, section, sentence, start, end, params, fix: null };
}
