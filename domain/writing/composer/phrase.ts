import * as z from 'zod';
import type { AddressForm, Intensity, Language, Style } from '../../../shared/vocabulary.ts';
import { speaksOf } from '../withheld/speaksOf.ts';
import type { Withheld } from '../withheld/withheldKinds.ts';

/** One sentence as a pack's files hold it. */
export const sentence = z.string().min(3).max(220);

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
/** Functions whose sentences are about it, also where none of its words stands in them. */
const aboutIt: Partial<Record<Withheld, RegExp>> = {
  breath:
    /^(?:breath\.|link\.breath$|approach\.breath$|passage\.breath\.|passage\.induction\.breathing$|passage\.deepener\.outbreath$)/u,
  legs: /^body\.(?:thighs|calves)$/u,
  feet: /^body\.feet$/u,
  arms: /^body\.arms$/u,
  hands: /^body\.hands$/u,
  sight: /^(?:passage\.induction\.fixation|passage\.deepener\.light|common\.visualise)$/u,
  standing: /^passage\.deepener\.stairs$/u,
  'pain-area': /^concept\.pain$/u,
};

/** The same answers, each found once. */
export function onceEach(find: (kind: Withheld) => boolean): (kind: Withheld) => boolean {
  const found = new Map<Withheld, boolean>();
  return (kind) => {
    const answer = found.get(kind) ?? find(kind);
    found.set(kind, answer);
    return answer;
  };
}

type Tags = { readonly styles?: readonly Style[] | undefined; readonly intensity?: readonly Intensity[] | undefined };

export function createPhrase(
  language: Language,
  functionId: string,
  name: string,
  texts: Phrase['texts'],
  { styles, intensity }: Tags = {},
): Phrase {
  const wordings = [...new Set(Object.values(texts))];
  const speaks = onceEach(
    (kind) => aboutIt[kind]?.test(functionId) === true || wordings.some((text) => speaksOf(text, language, kind)),
  );
  return { id: `${functionId}/${name}`, texts, speaksOf: speaks, ...(styles && { styles }), ...(intensity && { intensity }) };
}
