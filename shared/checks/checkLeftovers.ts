import { findPartitionPoint } from '../findPartitionPoint.ts';
import type { Finding } from '../scripts.schema.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { findLeftovers } from './findLeftovers.ts';
import { toFinding } from './toFinding.ts';

/** Nothing is left in the text, its titles included, that was never meant to be read aloud. */
export function checkLeftovers({ content, parsed, sentences }: CheckedScript): Finding[] {
  return findLeftovers(content).map(({ kind, text, start, end }) => {
    const section = findPartitionPoint(parsed.sections, (one) => one.start <= start);
    const next = sentences[findPartitionPoint(sentences, (one) => one.end <= start)];
    const sentence = next && next.start < end ? next.sentence : null;
    return toFinding(
      'leftover',
      { section: section === 0 ? null : section, sentence, start, end },
      { kind, text: text.slice(0, 60) },
    );
  });
}
