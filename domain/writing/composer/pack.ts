import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import {
  bodyLimits,
  intensities,
  styles,
  type AddressForm,
  type Intensity,
  type Language,
  type Style,
} from '../../../shared/vocabulary.ts';
import { speaksOf } from '../withheld/speaksOf.ts';
import type { Withheld } from '../withheld/withheldKinds.ts';
import { phraseFunctions } from './catalog.ts';

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
  /** Whether it speaks of what a script may have to leave out. Found when it is first asked: few scripts leave out anything. */
  readonly speaksOf: (kind: Withheld) => boolean;
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

/** The same answers, each found once. */
function onceEach(find: (kind: Withheld) => boolean): (kind: Withheld) => boolean {
  const found = new Map<Withheld, boolean>();
  return (kind) => {
    const answer = found.get(kind) ?? find(kind);
    found.set(kind, answer);
    return answer;
  };
}

function toPhrase(language: Language, functionId: string, index: number, raw: z.infer<typeof entry>): Phrase {
  const id = `${functionId}/${index + 1}`;
  const {
    styles: inStyles,
    intensity,
    ...said
  } = typeof raw === 'string' ? { text: raw } : { styles: undefined, intensity: undefined, ...raw };
  const texts = 'text' in said ? { formal: said.text, informal: said.text } : said;
  const wordings = [...new Set(Object.values(texts))];
  const speaks = onceEach(
    (kind) => aboutIt[kind]?.test(functionId) === true || wordings.some((text) => speaksOf(text, language, kind)),
  );
  return { id, texts, speaksOf: speaks, ...(inStyles && { styles: inStyles }), ...(intensity && { intensity }) };
}

/** Sentences of a story about a part of the body that make the whole story about it. */
const fewOfStory = 4;
const isBodyLimit = (kind: Withheld): boolean => bodyLimits.some((limit) => limit === kind);
const stories = new Set(phraseFunctions.flatMap(({ id, ordered }) => (ordered ? [id] : [])));

/** A story that begins with a part of the body, or keeps coming back to it, is about it as a whole: what is left of it would hang in the air. */
function asOneStory(functionId: string, list: readonly Phrase[]): readonly Phrase[] {
  if (!stories.has(functionId)) return list;
  const isAbout = onceEach((kind) => {
    if (!isBodyLimit(kind)) return false;
    const count = list.filter((phrase) => phrase.speaksOf(kind)).length;
    const isOfSenses = kind === 'sight' || kind === 'hearing';
    return (!isOfSenses && count >= fewOfStory) || (list[0]?.speaksOf(kind) ?? false);
  });
  return list.map((phrase) => ({ ...phrase, speaksOf: (kind) => phrase.speaksOf(kind) || isAbout(kind) }));
}

/** Reads one language’s pack. Throws where a file has another form; `checkPack` finds what else may be wrong with it. */
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
  if (errors.length > 0) throw new Error(`The ${language} pack has errors:\n${errors.join('\n')}`);
  return { language, phrases, titles, lexicon, contexts };
}

const packs = new Map<Language, Pack>();

/** The pack of a language, read once. */
export function getPack(language: Language): Pack {
  const ready = packs.get(language) ?? readPack(language);
  packs.set(language, ready);
  return ready;
}
