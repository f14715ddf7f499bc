import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keyOf } from '../../domain/writing/composer/needs.ts';
import { getPack } from '../../domain/writing/composer/pack.ts';
import type { Passage } from '../../domain/writing/composer/readPassages.ts';
import { readRequest } from '../../domain/writing/composer/readRequest.ts';
import { recallPhrases } from '../../domain/writing/composer/recallPhrases.ts';
import { moments } from '../../domain/writing/composer/moments.ts';
import { isOfOccasion } from '../../domain/writing/composer/needs.ts';
import { stepsOf } from '../../domain/writing/composer/steps.ts';
import { steerField, wantedOf } from '../../domain/writing/composer/steer.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { spokenCharacters } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { languages, scriptTypes, type Language, needs, type Need } from '../../shared/vocabulary.ts';
import { composeScript } from '../support/composeScript.ts';
import { usualRequest } from '../support/usualRequest.ts';

/** How people say a need, and what only looks like it; the held-out half was not seen by whoever wrote the words. */
type Row = {
  readonly text: string;
  readonly need: Need;
  readonly isTrue: boolean;
  readonly heldOut: boolean;
};
const corpusOf = (language: Language): readonly Row[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../corpora/needs', `${language}.json`), 'utf8')) as readonly Row[];

const calledFor = (text: string, language: Language): string[] =>
  wantedOf(steerField('description', text, language)).filter((key) => key.startsWith('need.'));

/** A text of the tuned half that calls for a need before any other. */
function requestFor(need: Need, language: Language): string {
  const found = corpusOf(language).find(
    (row) => row.need === need && row.isTrue && !row.heldOut && calledFor(row.text, language)[0] === keyOf(need),
  );
  if (!found) throw new Error(`no text of the corpus calls for ${need} in ${language}`);
  return found.text;
}

type Heart = { readonly share: number; readonly passages: readonly Passage[]; readonly ids: readonly string[] };

/** The heart of a composed script: the part of its speech that passages of a need have, and those in their order. */
async function heartOf(asked: Partial<GenerateBody>, seed = 'seed', recent: ReadonlySet<string> = new Set()): Promise<Heart> {
  const { content, assignment } = await composeScript(asked, seed, null, recent);
  const pack = getPack(assignment.request.language);
  const index = assignment.plan.sections.findIndex(({ kind }) => kind === 'suggestion' || kind === 'theme');
  const sentences = parseScript(content).sections[index]?.sentences.map(({ text }) => text) ?? [];
  const passageOf = (id: string) => pack.passages.find((one) => one.need !== null && id.startsWith(`${one.id}/`));
  const own = sentences.filter((text) => recallPhrases(pack, [text]).some((id) => passageOf(id)));
  const ids = recallPhrases(pack, own);
  const names = ids.map((id) => id.replace(/\/.*$/u, ''));
  const inOrder = names.filter((name, at) => name !== names[at - 1]);
  return {
    share: own.reduce((sum, text) => sum + spokenCharacters(text), 0) / spokenCharacters(sentences.join(' ')),
    passages: inOrder.flatMap((name) => pack.passages.find(({ id }) => id === name) ?? []),
    ids: [
      ...recallPhrases(
        pack,
        parseScript(content).sections.flatMap((section) => section.sentences.map(({ text }) => text)),
      ),
    ],
  };
}

/** Minutes up to which three fifths of the heart are the need’s (spec: writing, 13). */
const upTo = [5, 10, 15, 20];

describe.each(languages)('a need in %s', (language) => {
  test.each(needs)('%s has three fifths of the heart, in whole passages and in the order of their story', async (need) => {
    const description = requestFor(need, language);
    for (const type of scriptTypes)
      for (const duration of upTo) {
        const theme = stepsOf(need).includes('drift') ? 'sleep' : 'stress';
        const { share, passages, ids } = await heartOf({ language, type, duration, theme, description });
        expect(share, `${type} ${duration}`).toBeGreaterThanOrEqual(0.6);
        expect(new Set(passages.map((passage) => passage.need))).toEqual(new Set([need]));
        // One that began was not interrupted, and nothing of its core is missing.
        expect(new Set(passages).size).toBe(passages.length);
        const core = passages.flatMap(({ sentences }) => sentences.filter(({ isCore }) => isCore));
        expect(core.filter(({ phrase }) => !ids.includes(phrase.id))).toEqual([]);
        const places = isOfOccasion(need)
          ? passages.flatMap(({ at }) => (at ? [moments.indexOf(at)] : []))
          : passages.map(({ step }) => (step ? stepsOf(need).indexOf(step) : -1));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const passage of passages) expect(passage.types).toContain(type);
      }
  });

  test('a script that ends asleep has only passages that fit it', async () => {
    for (const need of needs) {
      const { passages } = await heartOf({ language, duration: 15, theme: 'sleep', description: requestFor(need, language) });
      expect(passages.length, need).toBeGreaterThan(0);
      expect(passages.filter(({ fitsSleep }) => !fitsSleep)).toEqual([]);
    }
  });

  test('the sixth script of an account still gives the need its part, in another order or other passages', async () => {
    const asked = { language, type: 'hypnosis', duration: 15, description: requestFor('smoking', language) } as const;
    const recent = new Set<string>();
    const hearts: Heart[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const heart = await heartOf(asked, `turn ${turn}`, new Set(recent));
      for (const id of heart.ids) recent.add(id);
      hearts.push(heart);
    }
    const [first, sixth] = [hearts[0], hearts[5]];
    expect((sixth?.share ?? 0) / (first?.share ?? 1)).toBeGreaterThanOrEqual(0.8);
    const names = ({ passages }: Heart) => passages.map(({ id }) => id).join(' ');
    expect(new Set(hearts.map(names)).size).toBeGreaterThan(1);
  });
});

/** Right ones of 151 true wordings and of 100 near misses in the held-out half (decision 46). All are the goal; these only rise. */
const heldOut: Readonly<Record<Language, { readonly called: number; readonly keptOut: number }>> = {
  en: { called: 105, keptOut: 82 },
  de: { called: 97, keptOut: 91 },
  fr: { called: 98, keptOut: 82 },
  es: { called: 104, keptOut: 89 },
  it: { called: 103, keptOut: 85 },
  pt: { called: 99, keptOut: 81 },
};

test.each(languages)('%s: who says a need is read, and what only looks like one is not', (language) => {
  const isRight = ({ text, need, isTrue }: Row) => calledFor(text, language).includes(keyOf(need)) === isTrue;
  const corpus = corpusOf(language);
  expect(corpus).toHaveLength(needs.length * 25);
  const right = (isHeldOut: boolean, isTrue: boolean) =>
    corpus.filter((row) => row.heldOut === isHeldOut && row.isTrue === isTrue && isRight(row)).length;
  expect(right(false, true)).toBeGreaterThanOrEqual(103);
  expect(right(false, false)).toBeGreaterThanOrEqual(89);
  expect(right(true, true)).toBeGreaterThanOrEqual(heldOut[language].called);
  expect(right(true, false)).toBeGreaterThanOrEqual(heldOut[language].keptOut);
});

test('what a person is tired of is no subject to leave out of what helps them against it', async () => {
  const { passages } = await heartOf({
    language: 'en',
    duration: 10,
    description: 'I am sick of smoking',
    avoidSubjects: ['smoking'],
  });
  expect(passages.map(({ need }) => need)).toContain('smoking');
  const refused = await heartOf({ language: 'en', duration: 10, description: 'please do not mention smoking' });
  expect(refused.passages).toEqual([]);
  const unspokenOf = (description: string) =>
    readRequest({ ...usualRequest, description, avoidSubjects: ['smoking'] }).avoidance.subjects;
  expect(unspokenOf('say nothing about how sick of smoking I am')).toContain('smoking');
  expect(unspokenOf('no smoking in it, please')).toEqual(['smoking']);
});

test('a need that is chosen is the script’s, whatever its words say, and so is none', async () => {
  const asked = { language: 'en', duration: 10, description: 'I want to stop smoking' } as const;
  const needsOf = async (need: Need | null | undefined) =>
    new Set((await heartOf({ ...asked, ...(need !== undefined && { need }) })).passages.map((passage) => passage.need));
  expect(await needsOf(undefined)).toEqual(new Set(['smoking']));
  expect(await needsOf('grief')).toEqual(new Set(['grief']));
  expect((await needsOf(null)).has('smoking')).toBe(false);
});

test('it takes two to part: who was left speaks of their own matter', () => {
  expect(calledFor('My husband walked out last week', 'en')).toContain(keyOf('separation'));
  expect(calledFor('Mio marito se n’è andato di casa', 'it')).toContain(keyOf('separation'));
  expect(calledFor('My parents are getting divorced', 'en')).not.toContain(keyOf('separation'));
});

test('who avoids something themselves does not ask to have it left out', () => {
  expect(calledFor('J’évite le dentiste depuis dix ans', 'fr')).toContain(keyOf('medical-procedure'));
  expect(calledFor('Évitez le dentiste dans le texte', 'fr')).not.toContain(keyOf('medical-procedure'));
});

/** Nobody hears of what they asked not to hear of, though it is what somebody else would need. */
const unspoken: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'please do not mention that my mum died',
    'nothing about my father’s death please',
    'I have lost my husband, please leave that out',
    'no smoking in it, please',
    'don’t talk about my pain, it makes it worse',
    'please say nothing about smoking, I stopped years ago',
    'I lost my baby, please no mention of children',
  ],
  de: [
    'bitte nicht erwähnen, dass meine Mutter gestorben ist',
    'bitte nichts über den Tod meines Vaters',
    'bitte nicht über meine Schmerzen sprechen',
    'dass mein Mann gestorben ist, bitte weglassen',
    'bitte nichts vom Rauchen',
    'Ich habe mein Baby verloren, bitte keine Kinder erwähnen',
  ],
  fr: [
    'ne parlez pas de la mort de ma mère',
    'surtout rien sur ma douleur',
    'pas un mot sur le tabac s’il vous plaît',
    'J’ai perdu mon bébé, ne parlez pas d’enfants',
  ],
  es: [
    'por favor no menciones que murió mi madre',
    'nada sobre la muerte de mi padre',
    'no hables de mi dolor',
    'nada de tabaco por favor',
    'Perdí a mi bebé, no menciones niños',
  ],
  it: [
    'per favore non menzionare che mia madre è morta',
    'niente su mio padre che è morto',
    'non nominare il mio dolore alla schiena',
    'niente sigarette nel testo, per favore',
    'Ho perso il mio bambino, non parlare di bambini',
  ],
  pt: [
    'por favor não mencione que minha mãe morreu',
    'nada sobre a morte do meu pai',
    'não fale da minha dor',
    'nada de cigarro, por favor',
    'Perdi meu bebê, não mencione crianças',
  ],
};

test.each(languages)('%s: what is not to be spoken of calls for no need', (language) => {
  expect(unspoken[language].filter((text) => calledFor(text, language).length > 0)).toEqual([]);
});
