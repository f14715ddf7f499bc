import { findPartitionPoint } from '../findPartitionPoint.ts';
import { isEndingAsleep } from '../isEndingAsleep.ts';
import { pauseSeconds } from '../markup/parseScript.ts';
import type { Finding } from '../scripts.schema.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { locationIn, toFinding } from './toFinding.ts';

/** Every pause is one that can be kept, and only a script that ends asleep ends in one. */
export function checkMarkers({ parsed, sentences, theme, endsAsleep }: CheckedScript): Finding[] {
  const errors = parsed.sections.flatMap(({ sentences: spoken, markerErrors }, index) =>
    markerErrors.map(({ text, start, end, reason }) => {
      // The sentence that it follows, for a marker itself is not shown.
      const sentence = findPartitionPoint(spoken, (one) => one.end <= start) || null;
      const location = { section: index + 1, sentence, start, end };
      return toFinding(`marker_${reason}`, location, { text: text.slice(0, 60), ...pauseSeconds });
    }),
  );
  const last = sentences.at(-1);
  if (!last || last.pause === null || isEndingAsleep({ theme, endsAsleep })) return errors;
  return [...errors, toFinding('marker_last', locationIn(last), { seconds: last.pause })];
}
