import type { Finding } from '../scripts.schema.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { findLeftovers } from './findLeftovers.ts';
import { toFinding } from './toFinding.ts';

/** Nothing is left in the text, its titles included, that was never meant to be read aloud. */
export function checkLeftovers({ content, parsed, sentences }: CheckedScript): Finding[] {
  return findLeftovers(content).map(({ kind, text, start, end }) => {
    const section = parsed.sections.findLastIndex((one) => one.start <= start) + 1;
    const sentence = sentences.find((one) => one.start < end && start < one.end);
    return toFinding(
      'leftover',
      { section: section === 0 ? null : section, sentence: sentence?.sentence ?? null, start, end },
      { kind, text: text.slice(0, 60) },
    );
  });
}
