import { foldText } from '../../../shared/checks/foldText.ts';
import type { Pack } from './pack.ts';

/** What a phrase is known by, whatever typography was set into it. */
const keyOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const known = new Map<Pack, ReadonlyMap<string, string>>();

function phrasesOf(pack: Pack): ReadonlyMap<string, string> {
  const ready = known.get(pack);
  if (ready) return ready;
  const made = new Map(
    [...pack.phrases.values()].flat().flatMap(({ id, texts }) => Object.values(texts).map((text) => [keyOf(text), id] as const)),
  );
  known.set(pack, made);
  return made;
}

/** The ids of the pack's phrases that stand among these sentences; what a person wrote or changed is none of them. */
export function recallPhrases(pack: Pack, sentences: readonly string[]): string[] {
  const phrases = phrasesOf(pack);
  return sentences.flatMap((sentence) => phrases.get(keyOf(sentence)) ?? []);
}
