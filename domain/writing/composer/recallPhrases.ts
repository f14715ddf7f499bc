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

/** What stands before and after the slot of a sentence, and the sentence's id. */
type Frame = { readonly before: string; readonly after: string; readonly id: string };
const knownFrames = new Map<Pack, readonly Frame[]>();

function framesOf(pack: Pack): readonly Frame[] {
  const ready = knownFrames.get(pack);
  if (ready) return ready;
  const made = pack.passages
    .flatMap(({ sentences }) => sentences)
    .flatMap(({ phrase, filled }) =>
      filled.flatMap(({ slot, texts }) =>
        Object.values(texts).map((text) => {
          const [before = '', after = ''] = text.split(slot.text);
          return { before: keyOf(before), after: keyOf(after), id: phrase.id };
        }),
      ),
    );
  const byLength = made.toSorted((a, b) => b.before.length + b.after.length - a.before.length - a.after.length);
  knownFrames.set(pack, byLength);
  return byLength;
}

/** A sentence of the pack with a detail in it: of those that it may be, the one of which most is said. */
function findFilled(pack: Pack, sentence: string): string | undefined {
  const key = keyOf(sentence);
  return framesOf(pack).find(
    ({ before, after }) => key.length > before.length + after.length && key.startsWith(before) && key.endsWith(after),
  )?.id;
}

/** The ids of the pack's phrases that stand among these sentences; what a person wrote or changed is none of them. */
export function recallPhrases(pack: Pack, sentences: readonly string[]): string[] {
  const phrases = phrasesOf(pack);
  return sentences.flatMap((sentence) => phrases.get(keyOf(sentence)) ?? findFilled(pack, sentence) ?? []);
}
