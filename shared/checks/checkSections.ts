import { isEndingAsleep } from '../isEndingAsleep.ts';
import type { Finding } from '../scripts.schema.ts';
import type { SectionKind } from '../vocabulary.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { everywhere, toFinding } from './toFinding.ts';

/** Every section of the outline is there with something to say; the safety line's section comes first, the ending last. */
export function checkSections(script: CheckedScript): Finding[] {
  const { parsed, kinds } = script;
  const titled = parsed.sections.filter(({ title }) => title !== null).length;
  const count =
    kinds.length > 0 && titled !== kinds.length
      ? [toFinding('section_count', everywhere, { expected: kinds.length, found: titled })]
      : [];
  const each = parsed.sections.flatMap(({ title, sentences, start, end }, index) => {
    const location = { section: index + 1, sentence: null, start, end };
    if (title === null) return [toFinding('section_untitled', location)];
    return sentences.length === 0 ? [toFinding('section_empty', location, { title })] : [];
  });
  return [...count, ...checkEnds(script), ...each];
}

/** Between its ends, a person may have put the outline's sections into another order. */
function checkEnds({ type, theme, endsAsleep, kinds }: CheckedScript): Finding[] {
  const opening: SectionKind = type === 'hypnosis' ? 'pretalk' : 'settling';
  const waking: SectionKind = type === 'hypnosis' ? 'emergence' : 'return';
  const pairs = [
    { expected: opening, found: kinds.at(0) },
    { expected: isEndingAsleep({ theme, endsAsleep }) ? 'sleep-tail' : waking, found: kinds.at(-1) },
  ];
  return pairs.flatMap(({ expected, found }) =>
    found === undefined || found === expected ? [] : [toFinding('section_order', everywhere, { expected, found })],
  );
}
