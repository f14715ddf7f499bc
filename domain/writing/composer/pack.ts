import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { intensities, styles, type Language, needs, type Need } from '../../../shared/vocabulary.ts';
import { keyOf } from './needs.ts';
import { lexiconWords, turns } from './packWords.ts';
import { createPhrase, sentence, type Phrase } from './phrase.ts';
import { readDetails, type Detail } from './readDetails.ts';
import { readPassages, type Passage } from './readPassages.ts';

/** Raised with every change of the packs' wording and of how they are chosen from, and kept with each composed script. */
export const packVersion = '12';

const tags = { styles: z.array(z.enum(styles)).min(1).optional(), intensity: z.array(z.enum(intensities)).min(1).optional() };
const entry = z.union([
  sentence,
  z.strictObject({ text: sentence, ...tags }),
  z.strictObject({ formal: sentence, informal: sentence, ...tags }),
]);
const phraseFile = z.record(z.string(), z.array(entry));
const titleFile = z.record(z.string(), z.array(z.string().min(2).max(60)));
const lexiconFile = z.record(z.string(), lexiconWords);
const contextFile = z.record(z.string(), z.strictObject({ phrases: turns, otherSenses: turns }));
const needFile = z.record(
  z.enum(needs),
  z.strictObject({ words: lexiconWords, phrases: turns, inAnyClause: turns, otherSenses: turns, vocabulary: lexiconWords }),
);
/** Files that hold no sentences. */
const otherFiles = new Set(['titles.json', 'lexicon.json', 'contexts.json', 'needs.json', 'details.json']);

export type Pack = {
  readonly language: Language;
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Their sentences and openings are among the phrases, too, under the passage’s id. */
  readonly passages: readonly Passage[];
  /** What a request may name and a passage may say. */
  readonly details: readonly Detail[];
  readonly titles: ReadonlyMap<string, readonly string[]>;
  /** For each concept, scene and need, the words of a request that call for it. */
  readonly lexicon: ReadonlyMap<string, readonly string[]>;
  /** What stands beside those words: where several call for a key only together, and where one means something else. */
  readonly contexts: ReadonlyMap<string, Context>;
  /** The words by which a sentence is about a need. */
  readonly vocabulary: ReadonlyMap<Need, readonly string[]>;
};
type Context = {
  readonly phrases: readonly string[];
  readonly otherSenses: readonly string[];
  /** Phrases that call for it in whatever clause they stand: they say themselves that something is not, or was (“can’t sleep”, “no longer smoke”). */
  readonly inAnyClause?: readonly string[];
};

/** Reads one language’s pack. Throws where a file has another form; `checkPack` finds what else may be wrong with it. */
export function readPack(language: Language): Pack {
  const folder = join(import.meta.dirname, 'packs', language);
  const read = <T>(name: string, schema: z.ZodType<T>): T => schema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const lexicon = new Map(Object.entries(read('lexicon.json', lexiconFile)));
  const contexts = new Map<string, Context>(Object.entries(read('contexts.json', contextFile)));
  const vocabulary = new Map<Need, readonly string[]>();
  const given = read('needs.json', needFile);
  for (const need of needs) {
    const own = given[need];
    lexicon.set(keyOf(need), own.words);
    contexts.set(keyOf(need), own);
    vocabulary.set(need, own.vocabulary);
  }
  const passages = readPassages(folder, language);
  const phrases = new Map([
    ...readPhrases(folder, language),
    ...passages.map(({ id, openings, sentences }): [string, Phrase[]] => [
      id,
      [...openings, ...sentences].map(({ phrase }) => phrase),
    ]),
  ]);
  const titles = new Map(Object.entries(read('titles.json', titleFile)));
  return { language, phrases, passages, details: readDetails(folder), titles, lexicon, contexts, vocabulary };
}

/** Every function’s sentences; a function stands in one file. */
function readPhrases(folder: string, language: Language): Map<string, readonly Phrase[]> {
  const phrases = new Map<string, readonly Phrase[]>();
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.json') || otherFiles.has(file)) continue;
    const functions = phraseFile.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    for (const [id, entries] of Object.entries(functions)) {
      if (phrases.has(id)) throw new Error(`The ${language} pack has ${id} in ${file} and in another file`);
      const list = entries.map((one, index) => toPhrase(language, id, index, one));
      phrases.set(id, list);
    }
  }
  return phrases;
}

function toPhrase(language: Language, functionId: string, index: number, raw: z.infer<typeof entry>): Phrase {
  const { styles: inStyles, intensity, ...said } = { ...untagged, ...(typeof raw === 'string' ? { text: raw } : raw) };
  const texts = 'text' in said ? { formal: said.text, informal: said.text } : said;
  return createPhrase(language, functionId, String(index + 1), texts, { styles: inStyles, intensity });
}
const untagged = { styles: undefined, intensity: undefined };

const packs = new Map<Language, Pack>();

/** The pack of a language, read once. */
export function getPack(language: Language): Pack {
  const ready = packs.get(language) ?? readPack(language);
  packs.set(language, ready);
  return ready;
}
