import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { PauseLength } from '../../../shared/markup/sizePauses.ts';
import {
  intensities,
  scriptTypes,
  styles,
  themes,
  type Language,
  type ScriptType,
  type Style,
  type Theme,
  needs,
  type Need,
} from '../../../shared/vocabulary.ts';
import { allParts, type Part } from './parts.ts';
import { createPhrase, sentence, type Phrase } from './phrase.ts';
import { settings, type Setting } from './settings.ts';
import { readKindOfDetail, readSlot, type KindOfDetail, type Slot } from './slots.ts';
import { moments, type Moment } from './moments.ts';
import { allSteps, type Step } from './steps.ts';

/** Kinds that stand around the heart. */
export const sectionPassageKinds = [
  'arrival',
  'breath',
  'body',
  'explanation',
  'induction',
  'deepener',
  'cue',
  'posthypnotic',
  'integration',
  'return',
  'sleep-ending',
] as const;
export type SectionPassageKind = (typeof sectionPassageKinds)[number];
const passageKinds = ['heart', 'scene', ...sectionPassageKinds] as const;
export type PassageKind = (typeof passageKinds)[number];

/** What a passage goes through, in this order: a situation, what the body notices, the other way, the same once more, rest. */
export const arcs = ['evoke', 'sense', 'suggest', 'rehearse', 'settle'] as const;
/** With what a passage leaves its listener, and what the next one's opening goes on from. */
const exits = ['scene', 'body', 'suggestion', 'stillness'] as const;
export type Exit = (typeof exits)[number];

const said = { text: z.optional(sentence), formal: z.optional(sentence), informal: z.optional(sentence) };
const passage = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u),
  kind: z.enum(passageKinds),
  step: z.optional(z.enum(allSteps)),
  at: z.optional(z.enum(moments)),
  setting: z.optional(z.enum(settings)),
  part: z.optional(z.enum(allParts)),
  types: z.optional(z.array(z.enum(scriptTypes)).min(1)),
  styles: z.optional(z.array(z.enum(styles)).min(1)),
  intensities: z.optional(z.array(z.enum(intensities)).min(1)),
  asleep: z.optional(z.union([z.boolean(), z.literal('only')])),
  short: z.optional(z.boolean()),
  about: z.optional(z.string()),
  exit: z.enum(exits),
  openings: z.array(z.strictObject({ after: z.enum([...exits, 'any', 'start']), ...said })).min(1),
  sentences: z
    .array(
      z.strictObject({
        arc: z.enum(arcs),
        core: z.boolean(),
        rest: z.enum(['none', 'short', 'medium', 'long']),
        ...said,
        filled: z.optional(z.array(z.strictObject(said)).min(1)),
      }),
    )
    .min(2)
    .max(16),
});
const passageFile = z.array(passage);

export type PassageSentence = {
  readonly phrase: Phrase;
  readonly arc: (typeof arcs)[number];
  /** Whether the passage is never said without it. */
  readonly isCore: boolean;
  readonly rest: PauseLength | 'none';
  /** The same sentence with a detail of the request in it. */
  readonly filled: readonly FilledWording[];
};

/** A sentence with one slot, in each form of address. */
export type FilledWording = { readonly slot: Slot; readonly texts: Phrase['texts'] };

/** A few sentences written as one piece. Its core is always said; the others where there is time, in their order. */
export type Passage = {
  /** `passage.<file>.<name>`, `scene.<name>` for a scene; its phrases are numbered within it. */
  readonly id: string;
  /** What it is written for: a need, a theme, or, with neither, any. */
  readonly need: Need | null;
  readonly theme: Theme | null;
  readonly kind: PassageKind;
  /** Of the heart of a script only. */
  readonly step: Step | null;
  /** When its scene takes place; `null` where it has no time of its own. */
  readonly at: Moment | null;
  /** Which form of the occasion it is about, where it is not any: of an interview, one on a screen. A script tells of one form. */
  readonly setting: Setting | null;
  /** Where in the body it is, or how far in the way through the breath. */
  readonly part: Part | null;
  readonly types: readonly ScriptType[];
  /** Those that it is for alone. Its phrases keep to them, and to the intensities. */
  readonly styles: readonly Style[] | null;
  /** Whether it may stand in a script after which its listener sleeps. */
  readonly fitsSleep: boolean;
  /** Whether it may stand in one after which they get up: a bed with its blankets is for those who stay in it. */
  readonly fitsWaking: boolean;
  /** Whether its core is short enough for a section of a few seconds. */
  readonly isShort: boolean;
  /** The details of a request that one is written around; it is said of them alone. `null` for one that is said to anybody. */
  readonly about: KindOfDetail | null;
  readonly exit: Exit;
  /** A sentence before the first, by what was said before the passage. */
  readonly openings: readonly { readonly after: Exit | 'any' | 'start'; readonly phrase: Phrase }[];
  readonly sentences: readonly PassageSentence[];
};

/**
 * The passages of a language, file after file. Throws where a file has another form, passages of another kind than its name says,
 * or a name that is no need’s, no theme’s (`theme-<theme>`), no kind’s, not `any-theme` and not `symptom`.
 */
export function readPassages(folder: string, language: Language): Passage[] {
  const inside = join(folder, 'passages');
  return readdirSync(inside)
    .toSorted()
    .flatMap((file) => {
      const name = file.replace(/\.json$/u, '');
      const owner = ownerOf(name);
      return passageFile.parse(JSON.parse(readFileSync(join(inside, file), 'utf8'))).map((raw) => {
        if (owner.kind !== null && raw.kind !== owner.kind) throw new Error(`passages/${name}.json: ${raw.id} is a ${raw.kind}`);
        return toPassage(raw, owner.kind === 'scene' ? `scene.${raw.id}` : `passage.${name}.${raw.id}`, owner, language);
      });
    });
}

type Owner = Pick<Passage, 'need' | 'theme'> & { readonly kind: PassageKind | null };

function ownerOf(name: string): Owner {
  const owner = {
    need: needs.find((need) => need === name) ?? null,
    theme: themes.find((theme) => `theme-${theme}` === name) ?? null,
    /** Those for no need have a file of the name of their kind. */
    kind: passageKinds.find((kind) => kind === name) ?? null,
  };
  if (Object.values(owner).every((one) => one === null) && name !== 'any-theme' && name !== 'symptom')
    throw new Error(`passages/${name}.json is for nothing`);
  return owner;
}

function toPassage(raw: z.infer<typeof passage>, id: string, owner: Owner, language: Language): Passage {
  const tags = { styles: raw.styles, intensity: raw.intensities };
  return {
    id,
    need: owner.need,
    theme: owner.theme,
    kind: raw.kind,
    step: raw.step ?? null,
    at: raw.at ?? null,
    setting: raw.setting ?? null,
    part: raw.part ?? null,
    types: raw.types ?? scriptTypes,
    styles: raw.styles ?? null,
    fitsSleep: raw.asleep !== undefined && raw.asleep !== false,
    fitsWaking: raw.asleep !== 'only',
    isShort: raw.short ?? false,
    about: raw.about === undefined ? null : readKindOfDetail(raw.about, id),
    exit: raw.exit,
    openings: raw.openings.map(({ after, ...text }) => ({
      after,
      phrase: createPhrase(language, id, `opening-${after}`, textsOf(id, text), tags),
    })),
    sentences: raw.sentences.map(({ arc, core, rest, filled = [], ...text }, index) => ({
      phrase: createPhrase(language, id, String(index + 1), textsOf(id, text), tags),
      arc,
      isCore: core,
      rest,
      filled: filled.map((wording) => toWording(`${id}/${index + 1}`, wording)),
    })),
  };
}

function toWording(id: string, wording: Said): FilledWording {
  const texts = textsOf(id, wording);
  const [formal, informal] = [readSlot(texts.formal, id), readSlot(texts.informal, id)];
  if (formal.text !== informal.text) throw new Error(`${id}: the two forms of address have other slots`);
  return { slot: formal, texts };
}

type Said = { readonly text?: string | undefined; readonly formal?: string | undefined; readonly informal?: string | undefined };

function textsOf(id: string, { text, formal, informal }: Said): Phrase['texts'] {
  if (text !== undefined && formal === undefined && informal === undefined) return { formal: text, informal: text };
  if (text === undefined && formal !== undefined && informal !== undefined) return { formal, informal };
  throw new Error(`${id}: a sentence has either a text or both forms of address`);
}
