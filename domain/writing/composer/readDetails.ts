import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { detailForms, detailRoles, detailTags, type DetailForm, type DetailRole, type DetailTag } from './detailRoles.ts';
import { lexiconWords, turns } from './packWords.ts';

const form = z.union([z.string().min(1), z.strictObject({ formal: z.string().min(1), informal: z.string().min(1) })]);
const detailFile = z.array(
  z.strictObject({
    name: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u),
    role: z.enum(detailRoles),
    tag: z.enum(Object.values(detailTags).flat()),
    words: lexiconWords,
    phrases: turns,
    otherSenses: turns,
    forms: z.partialRecord(z.enum(Object.values(detailForms).flat()), form),
    asleep: z.optional(z.boolean()),
  }),
);

/** Something of the listener's life that a request may name and a script may say: a balcony, a morning coffee, their father. */
export type Detail = {
  /** `<role>.<name>`, unique in its language. */
  readonly key: string;
  readonly role: DetailRole;
  readonly tag: DetailTag;
  readonly words: readonly string[];
  readonly phrases: readonly string[];
  readonly otherSenses: readonly string[];
  /** All forms of its role, as they stand inside a sentence, with article and preposition. */
  readonly forms: ReadonlyMap<DetailForm, Readonly<Record<'formal' | 'informal', string>>>;
  /** Whether it may be said to somebody who is falling asleep. */
  readonly fitsSleep: boolean;
};

/** A language's details. Throws where the file has another form, a name twice, or a detail that lacks a form of its role. */
export function readDetails(folder: string): Detail[] {
  const details = detailFile.parse(JSON.parse(readFileSync(join(folder, 'details.json'), 'utf8'))).map((raw): Detail => {
    const key = `${raw.role}.${raw.name}`;
    const forms = new Map(
      detailForms[raw.role].map((name) => {
        const value = raw.forms[name];
        if (value === undefined) throw new Error(`details.json: ${key} has no form ${name}`);
        return [name, typeof value === 'string' ? { formal: value, informal: value } : value] as const;
      }),
    );
    if (!detailTags[raw.role].some((tag) => tag === raw.tag)) throw new Error(`details.json: ${key}: no tag ${raw.tag}`);
    return {
      key,
      role: raw.role,
      tag: raw.tag,
      words: raw.words,
      phrases: raw.phrases,
      otherSenses: raw.otherSenses,
      forms,
      fitsSleep: raw.asleep ?? false,
    };
  });
  const keys = details.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new Error(`details.json: ${twice} stands there twice`);
  return details;
}
