import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guessEndSilence } from '../../domain/writing/instructions/guessEndSilence.ts';
import { guessInstructions } from '../../domain/writing/instructions/guessInstructions.ts';
import { chooseReadingSpeed } from '../../domain/writing/plan.ts';
import { withholder } from '../../domain/writing/withheld/withholder.ts';
import { checkScript } from '../../shared/checks/checkScript.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { clockFor, timeScript } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { instructions, languages, scriptTypes, type Instruction, type Language } from '../../shared/vocabulary.ts';
import { safetyMarks } from '../../worker/writing/model/text/safetyMarks.ts';
import { composeScript } from '../support/composeScript.ts';
import { usualRequest } from '../support/usualRequest.ts';

/** What a script may not say after each instruction: written apart from the lists that the composer goes by. */
const unsaid: Readonly<Record<Language, Partial<Readonly<Record<Instruction, RegExp>>>>> = {
  en: {
    'no-counting': /^(?:one|two|three|four|five|ten),|\bcount(?:ing|s)?\b/iu,
    'no-touch': /thumb and (?:fore)?finger|hand on your/iu,
    'no-sounds': /\bsounds?\b|\bhear\b/iu,
    'eyes-open': /close your eyes|eyelids|eyes closed/iu,
    'no-spiritual-words': /\bsoul|sacred|universe/iu,
  },
  de: {
    'no-counting': /^(?:eins|zwei|drei|vier|fünf|zehn),|\bzähl/iu,
    'no-touch': /Daumen und Zeigefinger|Hand auf (?:die|deine|Ihre) (?:Brust|Herz|Bauch)/iu,
    'no-sounds': /Geräusch|\bhör/iu,
    'eyes-open': /Augen (?:zu )?schließen|Augenlid|geschlossene[nr]? Augen/iu,
    'no-spiritual-words': /\bSeele|heilig|Universum/iu,
  },
  fr: {
    'no-counting': /^(?:un|deux|trois|quatre|cinq|dix),|\bcompte[rz]? (?:jusqu|de |à |les)/iu,
    'no-touch': /pouce et l’index|main sur (?:ta|votre|la) poitrine/iu,
    'no-sounds': /\bbruit|\bentend/iu,
    'eyes-open': /ferme[rz]? les yeux|paupière|yeux fermés/iu,
    'no-spiritual-words': /\bâme\b|sacré|univers\b/iu,
  },
  es: {
    'no-counting': /^(?:uno|dos|tres|cuatro|cinco|diez),|\bcuenta (?:atrás|de)/iu,
    'no-touch': /pulgar y el índice|mano (?:en|sobre) el pecho/iu,
    'no-sounds': /\bsonido|\bruido|\boyes\b/iu,
    'eyes-open': /cerrar los ojos|cierra los ojos|párpado/iu,
    'no-spiritual-words': /\balma\b|sagrad|universo/iu,
  },
  it: {
    'no-counting': /^(?:uno|due|tre|quattro|cinque|dieci),|\bcontare\b/iu,
    'no-touch': /pollice e (?:l’)?indice|mano sul petto/iu,
    'no-sounds': /\bsuon[oi]\b|\brumor/iu,
    'eyes-open': /chiudere gli occhi|chiudi gli occhi|palpebr/iu,
    'no-spiritual-words': /\banima\b|\bsacr[oa]|universo/iu,
  },
  pt: {
    'no-counting': /^(?:um|dois|três|quatro|cinco|dez),|\bcontar\b/iu,
    'no-touch': /polegar e o indicador|mão no peito/iu,
    'no-sounds': /\bsom\b|\bsons\b|\bruído|\bouv(?:e|ir)\b/iu,
    'eyes-open': /fechar os olhos|feche os olhos|pálpebra/iu,
    'no-spiritual-words': /\balma\b|sagrad|universo/iu,
  },
};

type Row = {
  readonly text: string;
  readonly instruction: Instruction | 'end-silence';
  readonly isTrue: boolean;
  readonly heldOut: boolean;
  readonly seconds?: number;
};
const corpusOf = (language: Language): readonly Row[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../corpora/instructions', `${language}.json`), 'utf8')) as readonly Row[];

function isRight({ text, instruction, isTrue, seconds }: Row, language: Language): boolean {
  const asked = { language, description: text };
  if (instruction === 'end-silence') return guessEndSilence(asked) === (isTrue ? seconds : null);
  return guessInstructions(asked).includes(instruction) === isTrue;
}

/** Right ones of 36 true wordings and of 36 near misses in the held-out half (decision 50). All are the goal; these only rise. */
const heldOut: Readonly<Record<Language, { readonly understood: number; readonly keptOut: number }>> = {
  en: { understood: 3, keptOut: 30 },
  de: { understood: 8, keptOut: 32 },
  fr: { understood: 11, keptOut: 33 },
  es: { understood: 8, keptOut: 33 },
  it: { understood: 4, keptOut: 33 },
  pt: { understood: 5, keptOut: 33 },
};

test.each(languages)('%s: who asks for it is understood, and what only looks like it is not', (language) => {
  const corpus = corpusOf(language);
  expect(corpus).toHaveLength((instructions.length + 1) * 8);
  const right = (isTrue: boolean) =>
    corpus.filter((row) => row.heldOut && row.isTrue === isTrue && isRight(row, language)).length;
  expect(right(true)).toBeGreaterThanOrEqual(heldOut[language].understood);
  expect(right(false)).toBeGreaterThanOrEqual(heldOut[language].keptOut);
});

const compose = async (language: Language, asked: Partial<GenerateBody>) => {
  const script = await composeScript({
    ...usualRequest,
    language,
    duration: 10,
    theme: 'stress',
    listenerName: 'Maria',
    ...asked,
  });
  const sentences = parseScript(script.content).sections.flatMap((section) => section.sentences);
  return { script, sentences, texts: sentences.map(({ text }) => text) };
};
const speechOf = ({ script }: Awaited<ReturnType<typeof compose>>): number =>
  timeScript(parseScript(script.content), clockFor(script)).speechSeconds;
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const wordsOf = (text: string): number => text.split(/\s+/u).length;

describe.each(languages)('plain instructions in %s', (language) => {
  test.each(scriptTypes)('what each leaves out of a %s is not in it, and safety is', async (type) => {
    for (const instruction of instructions) {
      const { script, texts } = await compose(language, { type, instructions: [instruction] });
      const fatal = checkScript(script).filter(({ level }) => level === 'fatal');
      expect(fatal, instruction).toEqual([]);
      const withheldIn = withholder(script.assignment.request);
      expect(
        texts.filter((text) => withheldIn(text) !== null),
        instruction,
      ).toEqual([]);
      const said = unsaid[language][instruction];
      if (said)
        expect(
          texts.filter((text) => said.test(text)),
          instruction,
        ).toEqual([]);
      for (const mark of type === 'meditation' ? (['driving', 'stop'] as const) : (['driving'] as const))
        expect(
          texts.some((text) => safetyMarks[language][mark].test(text)),
          `${instruction}: ${mark}`,
        ).toBe(true);
    }
  });

  test('no question is asked, and no name is said', async () => {
    const asked = await compose(language, { instructions: ['no-questions', 'no-name'], duration: 20 });
    expect(asked.texts.filter((text) => /[?¿]/u.test(text) || text.includes('Maria'))).toEqual([]);
    expect((await compose(language, { duration: 20 })).texts.some((text) => text.includes('Maria'))).toBe(true);
  });

  test('fewer words and longer pauses are heard in the time that is spoken', async () => {
    const usual = speechOf(await compose(language, {}));
    expect(speechOf(await compose(language, { instructions: ['few-words'] }))).toBeLessThan(0.85 * usual);
    expect(speechOf(await compose(language, { instructions: ['longer-pauses'] }))).toBeLessThan(0.92 * usual);
  });

  test('short sentences are shorter', async () => {
    const lengths = async (asked: Partial<GenerateBody>) => {
      const lists = await Promise.all(
        ['stress', 'confidence', 'focus'].map((theme) =>
          compose(language, { ...asked, theme: theme as GenerateBody['theme'], duration: 15 }),
        ),
      );
      return lists.flatMap(({ texts }) => texts.map(wordsOf));
    };
    const [usual, short] = [await lengths({}), await lengths({ instructions: ['short-sentences'] })];
    expect(mean(short)).toBeLessThan(0.92 * mean(usual));
    const long = (all: readonly number[]) => all.filter((count) => count > 14).length / all.length;
    expect(long(short)).toBeLessThan(0.5 * long(usual));
  });

  test.each(scriptTypes)('the key sentence of a %s comes back, and nothing else does', async (type) => {
    const { script, texts } = await compose(language, { type, instructions: ['repeat-key-sentence'], duration: 15 });
    const times = [...Map.groupBy(texts, (text) => text).values()].map((same) => same.length).filter((count) => count > 1);
    expect(times).toEqual([3]);
    expect(checkScript(script).filter(({ code }) => code === 'sentence_repeated')).toEqual([]);
  });

  test.each(scriptTypes)('a %s ends in the silence that it was asked for, and lasts as long', async (type) => {
    const { script, sentences } = await compose(language, { type, endSilence: 60 });
    const sections = parseScript(script.content).sections;
    const closing = sections.at(-2)?.sentences.slice(-2) ?? [];
    expect(closing.map(({ pause }) => pause)).toEqual([30, 30]);
    expect(sentences.at(-1)?.pause).toBeNull();
    const asleep = await compose(language, { type, endSilence: 90, endsAsleep: true });
    expect(asleep.sentences.slice(-3).map(({ pause }) => pause)).toEqual([30, 30, 30]);
    for (const one of [script, asleep.script]) {
      const { totalSeconds } = timeScript(parseScript(one.content), clockFor(one));
      expect(Math.abs(totalSeconds - 600)).toBeLessThanOrEqual(1);
    }
  });
});

test('slower is 85 % of one’s own speed', () => {
  const request = { ...usualRequest, language: 'en' as const };
  expect(chooseReadingSpeed({ ...request, instructions: ['slower'] }, 120)).toBe(102);
  expect(chooseReadingSpeed(request, 120)).toBe(120);
});
