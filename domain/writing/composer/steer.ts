import { foldText } from '../../../shared/checks/foldText.ts';
import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { steeringFields, type SteeringWord } from '../../../shared/steering.schema.ts';
import { getPack, type Pack } from './pack.ts';

/**
 * The words of a request that its language's lexicon knows, with the concept or scene that each calls for, in the order
 * in which they stand. Nothing else of a free text has any effect, and none of it reaches the script.
 */
export function steer(request: GenerateBody): SteeringWord[] {
  const entries = entriesOf(getPack(request.language));
  return steeringFields.flatMap((field) =>
    wordsOf(request[field] ?? '').flatMap(({ word, start, end }) =>
      entries.flatMap(({ key, fits }) => (fits(word) ? [{ field, start, end, key }] : [])),
    ),
  );
}

/** What the words call for, each once, the most often named first. */
export function wantedOf(steering: readonly SteeringWord[]): string[] {
  const counts = new Map<string, number>();
  for (const { key } of steering) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([key]) => key);
}

function wordsOf(text: string): { word: string; start: number; end: number }[] {
  return [...foldText(text).matchAll(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu)].flatMap((found) => {
    const end = found.index + found[0].length;
    const parts = found[0].split(/['-]/u);
    // "l'examen" and "peur-panique" are looked up whole and in their parts, and marked whole.
    return (parts.length > 1 ? [found[0], ...parts] : [found[0]]).map((word) => ({ word, start: found.index, end }));
  });
}

type Entry = { readonly key: string; readonly fits: (word: string) => boolean };
const known = new Map<Pack, readonly Entry[]>();

/** One test for each key, made once a pack. */
function entriesOf(pack: Pack): readonly Entry[] {
  const ready = known.get(pack);
  if (ready) return ready;
  const made = [...pack.lexicon].map(([key, words]) => {
    const folded = words.map((word) => foldText(word));
    const whole = new Set(folded.filter((word) => !word.endsWith('*')));
    const stems = folded.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
    return { key, fits: (word: string) => whole.has(word) || stems.some((stem) => word.startsWith(stem)) };
  });
  known.set(pack, made);
  return made;
}
