import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { findForbidden } from '../../../shared/checks/forbiddenPhrases.ts';
import { findOtherAddress } from '../../../shared/checks/findOtherAddress.ts';
import { subjectsByLanguage } from '../../../shared/subjects/subjectsByLanguage.ts';
import {
  addressFormsOf,
  avoidableImages,
  bodyLimits,
  intensities,
  styles,
  type AddressForm,
  type AvoidableSubject,
  type Intensity,
  type Language,
  type Style,
} from '../../../shared/vocabulary.ts';
import { speaksOf } from '../withheld/speaksOf.ts';
import { withheldKinds, type Withheld } from '../withheld/withheldKinds.ts';
import { lexiconKeys, phraseFunctions, titleKeys, type PhraseFunction } from './catalog.ts';

/** Raised with every change of the packs' wording and of how they are chosen from, and kept with each composed script. */
export const packVersion = '4';

const tags = { styles: z.array(z.enum(styles)).min(1).optional(), intensity: z.array(z.enum(intensities)).min(1).optional() };
const sentence = z.string().min(3).max(220);
const entry = z.union([
  sentence,
  z.strictObject({ text: sentence, ...tags }),
  z.strictObject({ formal: sentence, informal: sentence, ...tags }),
]);
const phraseFile = z.record(z.string(), z.array(entry));
const titleFile = z.record(z.string(), z.array(z.string().min(2).max(60)));
/** Words in their own spelling, in lower case; a star at the end stands for any ending. */
const lexiconFile = z.record(z.string(), z.array(z.string().regex(/^[\p{Ll}\p{N}'’-]{2,}\*?$/u)));
/** Words beside each other (`phrasePattern`). */
const turns = z.array(z.string().regex(/^[\p{Ll}\p{N}|*]+(?: (?:…|[\p{Ll}\p{N}|*]+))*$/u)).default([]);
const contextFile = z.record(z.string(), z.strictObject({ phrases: turns, otherSenses: turns }));
/** Below these a pack is refused. */
const [leastTitles, leastWords] = [3, 3];

/** Functions whose sentences are about it, also where none of its words stands in them. */
const aboutIt: Partial<Record<Withheld, RegExp>> = {
  breath: /^(?:breath\.|link\.breath$|approach\.breath$|induction\.breathing$|deepening\.breath$)/u,
  legs: /^body\.(?:thighs|calves)$/u,
  feet: /^body\.feet$/u,
  arms: /^body\.arms$/u,
  hands: /^body\.hands$/u,
  sight: /^(?:induction\.fixation|deepening\.light|common\.visualise)$/u,
  standing: /^deepening\.stairs$/u,
  'pain-area': /^concept\.pain$/u,
};

/** One sentence of a language, with what it says in each address form. */
export type Phrase = {
  /** `<function>/<number>`, unique in its pack. */
  readonly id: string;
  readonly texts: Readonly<Record<AddressForm, string>>;
  readonly styles?: readonly Style[];
  readonly intensity?: readonly Intensity[];
  /** What it calls up that a person may ask to avoid. */
  readonly subjects: readonly AvoidableSubject[];
  /** What it speaks of that a script may have to leave out. */
  readonly speaksOf: readonly Withheld[];
};
export type Pack = {
  readonly language: Language;
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly titles: ReadonlyMap<string, readonly string[]>;
  /** For each concept and scene, the words of a request that call for it. */
  readonly lexicon: ReadonlyMap<string, readonly string[]>;
  /** What stands beside those words: where several call for a key only together, and where one means something else. */
  readonly contexts: ReadonlyMap<string, Context>;
};
type Context = { readonly phrases: readonly string[]; readonly otherSenses: readonly string[] };

function toPhrase(language: Language, functionId: string, index: number, raw: z.infer<typeof entry>): Phrase {
  const id = `${functionId}/${index + 1}`;
  const {
    styles: inStyles,
    intensity,
    ...said
  } = typeof raw === 'string' ? { text: raw } : { styles: undefined, intensity: undefined, ...raw };
  const texts = 'text' in said ? { formal: said.text, informal: said.text } : said;
  const wordings = [...new Set(Object.values(texts))];
  const found = wordings.flatMap((text) => subjectsByLanguage[language].find(text));
  const subjects = [...new Set(found.map(({ subject }) => subject))];
  const speaks = withheldKinds.filter(
    (kind) => aboutIt[kind]?.test(functionId) || wordings.some((text) => speaksOf(text, language, kind)),
  );
  return { id, texts, subjects, speaksOf: speaks, ...(inStyles && { styles: inStyles }), ...(intensity && { intensity }) };
}

/** Sentences of a story about a part of the body that make the whole story about it. */
const fewOfStory = 4;
const stories = new Set(phraseFunctions.flatMap(({ id, ordered }) => (ordered ? [id] : [])));

/** A story that begins with a part of the body, or keeps coming back to it, is about it as a whole: what is left of it would hang in the air. */
function asOneStory(functionId: string, list: readonly Phrase[]): readonly Phrase[] {
  if (!stories.has(functionId)) return list;
  const about = bodyLimits.filter((limit) => {
    const count = list.filter((phrase) => phrase.speaksOf.includes(limit)).length;
    const isOfSenses = limit === 'sight' || limit === 'hearing';
    return (!isOfSenses && count >= fewOfStory) || (list[0]?.speaksOf.includes(limit) ?? false);
  });
  return list.map((phrase) => ({ ...phrase, speaksOf: [...new Set([...phrase.speaksOf, ...about])] }));
}

/** Reads and checks one language's pack. Throws with every error named. */
export function readPack(language: Language): Pack {
  const folder = join(import.meta.dirname, 'packs', language);
  const phrases = new Map<string, readonly Phrase[]>();
  let titles = new Map<string, readonly string[]>();
  let lexicon = new Map<string, readonly string[]>();
  let contexts = new Map<string, Context>();
  const errors: string[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()) {
    const raw: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (file === 'titles.json') {
      titles = new Map(Object.entries(titleFile.parse(raw)));
      continue;
    }
    if (file === 'lexicon.json') {
      lexicon = new Map(Object.entries(lexiconFile.parse(raw)));
      continue;
    }
    if (file === 'contexts.json') {
      contexts = new Map(Object.entries(contextFile.parse(raw)));
      continue;
    }
    for (const [id, entries] of Object.entries(phraseFile.parse(raw))) {
      if (phrases.has(id)) errors.push(`${file}: ${id} stands in another file too`);
      phrases.set(
        id,
        asOneStory(
          id,
          entries.map((one, index) => toPhrase(language, id, index, one)),
        ),
      );
    }
  }
  errors.push(...errorsOf({ language, phrases, titles, lexicon, contexts }));
  if (errors.length > 0) throw new Error(`The ${language} pack has errors:\n${errors.join('\n')}`);
  return { language, phrases, titles, lexicon, contexts };
}

/** What is wrong with a pack: what is missing, unknown, written twice, or not fit to be spoken. */
export function errorsOf({ language, phrases, titles, lexicon, contexts }: Pack): string[] {
  const known = new Set(phraseFunctions.map(({ id }) => id));
  const twoForms = addressFormsOf[language].length === 2;
  const seen = new Map<string, string>();
  const missing = phraseFunctions.flatMap(({ id, least }) => {
    const count = phrases.get(id)?.length ?? 0;
    return count < least ? [`${id}: ${count} of at least ${least} sentences`] : [];
  });
  const unknown = [...phrases.keys()].filter((id) => !known.has(id)).map((id) => `${id}: no such function`);
  const untitled = shortLists(titles, titleKeys, leastTitles, 'titles.json');
  const wordless = shortLists(lexicon, lexiconKeys, leastWords, 'lexicon.json');
  const unknownWords = [lexicon, contexts].flatMap((file) =>
    [...file.keys()]
      .filter((key) => !lexiconKeys.includes(key))
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
      found.push(...unfitness(text, language).map((why) => `${phrase.id}: ${why}: ${text}`));
    }
    return found;
  });
  const thin = phraseFunctions.flatMap((one) => imageErrors(one, phrases.get(one.id) ?? []));
  return [...missing, ...unknown, ...untitled, ...wordless, ...unknownWords, ...unfit, ...thin];
}

const shortLists = (
  lists: ReadonlyMap<string, readonly string[]>,
  keys: readonly string[],
  least: number,
  file: string,
): string[] =>
  keys.flatMap((key) => {
    const count = lists.get(key)?.length ?? 0;
    return count < least ? [`${file}: ${key}: ${count} of at least ${least}`] : [];
  });

/**
 * Images that a function does not name as its own: a person who avoids one is told a story without gaps, and of every
 * other function at least half stays sayable.
 */
function imageErrors({ id, least, ordered, subjects = [] }: PhraseFunction, list: readonly Phrase[]): string[] {
  return avoidableImages
    .filter((image) => !subjects.includes(image))
    .flatMap((image) => {
      const shown = list.filter((phrase) => phrase.subjects.includes(image));
      if (ordered)
        return shown.map((phrase) => `${phrase.id}: an image of “${image}”, which ${id} does not name: ${phrase.texts.informal}`);
      const free = list.length - shown.length;
      return list.length >= least && free * 2 < least ? [`${id}: only ${free} sentences without an image of “${image}”`] : [];
    });
}

/** Longest sentence, in words, that is spoken on one breath (design: writing, "Checks"). */
const maxSentenceWords = 28;

function unfitness(text: string, language: Language): string[] {
  const why: string[] = [];
  if (!/[.!?…]["”»“]?$/u.test(text)) why.push('does not end as a sentence');
  if (/[[\]#*_<>]|\n| {2}|'|"|\.\.\./u.test(text)) why.push('a mark that is not spoken, or typewriter quotes');
  if (text.split(/\s+/u).length > maxSentenceWords) why.push(`more than ${maxSentenceWords} words`);
  if (/[.!?]\s+\p{Lu}/u.test(text)) why.push('more than one sentence');
  if (/\{(?!name\}|goal\})/u.test(text)) why.push('an unknown slot');
  for (const { rule, text: words } of findForbidden(text, language)) why.push(`forbidden (${rule}, “${words}”)`);
  if (language === 'es' && text.endsWith('?') && !text.includes('¿')) why.push('a question without its opening mark');
  return why;
}

const packs = new Map<Language, Pack>();

/** The pack of a language, read once. */
export function getPack(language: Language): Pack {
  const ready = packs.get(language) ?? readPack(language);
  packs.set(language, ready);
  return ready;
}
