import { countWhile } from '../countWhile.ts';
import { pauseSeconds } from '../markup/parseScript.ts';
import type { Finding } from '../scripts.schema.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { placeIn, toFinding } from './toFinding.ts';

/** Every pause is one that can be kept, and only a sleep script ends in one. */
export function checkMarkers({ parsed, sentences, theme }: CheckedScript): Finding[] {
  const faults = parsed.sections.flatMap(({ sentences: spoken, markerFaults }, index) =>
    markerFaults.map(({ text, start, end, reason }) => {
      // The sentence that it follows, for a marker itself is not shown.
      const sentence = countWhile(spoken, (one) => one.end <= start) || null;
      const place = { section: index + 1, sentence, start, end };
      return toFinding(`marker_${reason}`, place, { text: text.slice(0, 60), ...pauseSeconds });
    }),
  );
  const last = sentences.at(-1);
  if (!last || last.pause === null || theme === 'sleep') return faults;
  return [...faults, toFinding('marker_last', placeIn(last), { seconds: last.pause })];
}
