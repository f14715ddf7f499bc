import type { Finding } from '../scripts.schema.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { findOtherAddress } from './findOtherAddress.ts';
import { locationIn, toFinding } from './toFinding.ts';

/** The listener is addressed in one form throughout. */
export function checkAddress({ sentences, language, address }: CheckedScript): Finding[] {
  return sentences.flatMap((sentence) => {
    const found = findOtherAddress(sentence.text, language, address);
    if (!found) return [];
    return [toFinding('address_mixed', locationIn(sentence, found.start, found.end), { expected: address, word: found.word })];
  });
}
