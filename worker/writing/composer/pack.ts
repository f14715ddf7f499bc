import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import {
  addressFormsOf,
  intensities,
  styles,
  type AddressForm,
  type Intensity,
  type Language,
  type Style,
} from '../../../shared/vocabulary.ts';
import { phraseFunctions, titleKeys } from './catalog.ts';

/** Raised with every change of the packs' wording, and kept with each composed script. */
export const packVersion = '1';

const tags = { styles: z.array(z.enum(styles)).min(1).optional(), intensity: z.array(z.enum(intensities)).min(1).optional() };
const sentence = z.string().min(3).max(220);
const entry = z.union([
  sentence,
  z.strictObject({ text: sentence, ...tags }),
  z.strictObject({ formal: sentence, informal: sentence, ...tags }),
]);
const phraseFile = z.record(z.string(), z.array(entry));
const titleFile = z.record(z.string(), z.array(z.string().min(2).max(60)).min(1));

/** One sentence of a language, with what it says in each address form. */
export type Phrase = {
  /** `<function>/<number>`, unique in its pack. */
  readonly id: string;
  readonly texts: Readonly<Record<AddressForm, string>>;
  readonly styles?: readonly Style[];
  readonly intensity?: readonly Intensity[];
};
export type Pack = {
  readonly language: Language;
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly titles: ReadonlyMap<string, readonly string[]>;
};

function toPhrase(functionId: string, index: number, raw: z.infer<typeof entry>): Phrase {
  const id = `${functionId}/${index + 1}`;
  if (typeof raw === 'string') return { id, texts: { formal: raw, informal: raw } };
  const texts = 'text' in raw ? { formal: raw.text, informal: raw.text } : { formal: raw.formal, informal: raw.informal };
  return { id, texts, ...(raw.styles && { styles: raw.styles }), ...(raw.intensity && { intensity: raw.intensity }) };
}

/** Reads and checks one language's pack. Throws with every fault named. */
export function readPack(language: Language): Pack {
  const folder = join(import.meta.dirname, 'packs', language);
  const phrases = new Map<string, readonly Phrase[]>();
  let titles = new Map<string, readonly string[]>();
  const faults: string[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()) {
    const raw: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (file === 'titles.json') {
      titles = new Map(Object.entries(titleFile.parse(raw)));
      continue;
    }
    for (const [id, entries] of Object.entries(phraseFile.parse(raw))) {
      if (phrases.has(id)) faults.push(`${file}: ${id} stands in another file too`);
      phrases.set(
        id,
        entries.map((one, index) => toPhrase(id, index, one)),
      );
    }
  }
  faults.push(...faultsOf(language, phrases, titles));
  if (faults.length > 0) throw new Error(`The ${language} pack has faults:\n${faults.join('\n')}`);
  return { language, phrases, titles };
}

/** What is wrong with a pack: what is missing, unknown, written twice, or not fit to be spoken. */
export function faultsOf(language: Language, phrases: Pack['phrases'], titles: Pack['titles']): string[] {
  const known = new Set(phraseFunctions.map(({ id }) => id));
  const twoForms = addressFormsOf[language].length === 2;
  const seen = new Map<string, string>();
  const missing = phraseFunctions.flatMap(({ id, least }) => {
    const count = phrases.get(id)?.length ?? 0;
    return count < least ? [`${id}: ${count} of at least ${least} sentences`] : [];
  });
  const unknown = [...phrases.keys()].filter((id) => !known.has(id)).map((id) => `${id}: no such function`);
  const untitled = titleKeys.filter((key) => !titles.has(key)).map((key) => `titles.json: ${key} is missing`);
  const unfit = [...phrases.values()].flat().flatMap((phrase) => {
    const found: string[] = [];
    if (!twoForms && phrase.texts.formal !== phrase.texts.informal)
      found.push(`${phrase.id}: this language has one address form`);
    for (const text of new Set(Object.values(phrase.texts))) {
      const other = seen.get(text);
      if (other) found.push(`${phrase.id}: the same sentence as ${other}`);
      seen.set(text, phrase.id);
      found.push(...unfitness(text, language).map((why) => `${phrase.id}: ${why}: ${text}`));
    }
    return found;
  });
  return [...missing, ...unknown, ...untitled, ...unfit];
}

/** Longest sentence, in words, that is spoken on one breath (design: writing, "Checks"). */
const longestSentence = 28;

function unfitness(text: string, language: Language): string[] {
  const why: string[] = [];
  if (!/[.!?…]["”»“]?$/u.test(text)) why.push('does not end as a sentence');
  if (/[[\]#*_<>]|\n| {2}|'|"|\.\.\./u.test(text)) why.push('a mark that is not spoken, or typewriter quotes');
  if (text.split(/\s+/u).length > longestSentence) why.push(`more than ${longestSentence} words`);
  if (/[.!?]\s+\p{Lu}/u.test(text)) why.push('more than one sentence');
  if (/\{(?!name\}|goal\})/u.test(text)) why.push('an unknown slot');
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
