import { findOtherAddress } from '../../../shared/checks/findOtherAddress.ts';
import { addressFormsOf, avoidableImages } from '../../../shared/vocabulary.ts';
import { lexiconKeys, phraseFunctions, titleKeys, type PhraseFunction } from './catalog.ts';
import { indexSubjects } from './indexSubjects.ts';
import { needKeys } from './needs.ts';
import { checkDetails } from './checkDetails.ts';
import { checkPassages } from './checkPassages.ts';
import type { Pack } from './pack.ts';
import type { Phrase } from './phrase.ts';
import { findUnfit } from './findUnfit.ts';

/** A pack with shorter lists is incomplete. */
const [minTitles, minWords] = [3, 3];

/** What is wrong with a pack: what is missing, unknown, written twice, or not fit to be spoken. */
export function checkPack(pack: Pack): string[] {
  const { language, phrases, titles, lexicon, contexts } = pack;
  const known = new Set(phraseFunctions.map(({ id }) => id));
  const twoForms = addressFormsOf[language].length === 2;
  const seen = new Map<string, string>();
  const missing = phraseFunctions.flatMap(({ id, min }) => {
    const count = phrases.get(id)?.length ?? 0;
    return count < min ? [`${id}: ${count} of at least ${min} sentences`] : [];
  });
  const unknown = [...phrases.keys()]
    .filter((id) => !known.has(id) && !id.startsWith('passage.'))
    .map((id) => `${id}: no such function`);
  const untitled = shortLists(titles, titleKeys, minTitles, 'titles.json');
  const wordless = shortLists(lexicon, lexiconKeys, minWords, 'lexicon.json');
  const unknownWords = [lexicon, contexts].flatMap((file) =>
    [...file.keys()]
      .filter((key) => !lexiconKeys.includes(key) && !needKeys.includes(key))
      .map((key) => `${file === lexicon ? 'lexicon' : 'contexts'}.json: ${key}: no such key`),
  );
  const unfit = [...phrases.values()].flat().flatMap((phrase) => {
    const found: string[] = [];
    if (!twoForms && phrase.texts.formal !== phrase.texts.informal)
      found.push(`${phrase.id}: this language has one address form`);
    for (const form of addressFormsOf[language]) {
      const other = findOtherAddress(phrase.texts[form], language, form);
      if (other) found.push(`${phrase.id}: “${other.word}” is not ${form}: ${phrase.texts[form]}`);
    }
    for (const text of new Set(Object.values(phrase.texts))) {
      const other = seen.get(text);
      if (other) found.push(`${phrase.id}: the same sentence as ${other}`);
      seen.set(text, phrase.id);
      found.push(...findUnfit(text, language).map((why) => `${phrase.id}: ${why}: ${text}`));
    }
    return found;
  });
  const subjects = indexSubjects(pack);
  const thin = phraseFunctions.flatMap((one) => imageErrors(one, phrases.get(one.id) ?? [], subjects));
  return [
    ...missing,
    ...unknown,
    ...untitled,
    ...wordless,
    ...unknownWords,
    ...unfit,
    ...thin,
    ...checkPassages(pack),
    ...checkDetails(pack),
  ];
}

const shortLists = (
  lists: ReadonlyMap<string, readonly string[]>,
  keys: readonly string[],
  min: number,
  file: string,
): string[] =>
  keys.flatMap((key) => {
    const count = lists.get(key)?.length ?? 0;
    return count < min ? [`${file}: ${key}: ${count} of at least ${min}`] : [];
  });

/**
 * Images that a function does not name as its own: a person who avoids one is told a story without gaps, and of every
 * other function at least half stays sayable.
 */
function imageErrors(
  { id, min, ordered, subjects = [] }: PhraseFunction,
  list: readonly Phrase[],
  index: ReturnType<typeof indexSubjects>,
): string[] {
  return avoidableImages
    .filter((image) => !subjects.includes(image))
    .flatMap((image) => {
      const shown = list.filter((phrase) => index.get(image)?.has(phrase.id));
      if (ordered)
        return shown.map((phrase) => `${phrase.id}: an image of “${image}”, which ${id} does not name: ${phrase.texts.informal}`);
      const free = list.length - shown.length;
      return list.length >= min && free * 2 < min ? [`${id}: only ${free} sentences without an image of “${image}”`] : [];
    });
}
