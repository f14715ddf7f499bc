import type { Finding } from '../scripts.schema.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { locationIn, toFinding } from './toFinding.ts';

/** Characters of a sentence by which a finding shows it. */
const shown = 60;

/** Nothing that the request leaves out is said. */
export const checkWithheld = ({ sentences, findWithheld }: CheckedScript): Finding[] =>
  sentences.flatMap((sentence) => {
    const kind = findWithheld?.(sentence.text) ?? null;
    return kind === null ? [] : [toFinding('line_withheld', locationIn(sentence), { kind, text: sentence.text.slice(0, shown) })];
  });
