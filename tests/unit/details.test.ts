import { describe, expect, test } from 'vitest';
import { findNeed } from '../../domain/writing/composer/findNeed.ts';
import { readMemory } from '../../domain/writing/composer/memory.ts';
import { getPack } from '../../domain/writing/composer/pack.ts';
import type { Detail } from '../../domain/writing/composer/readDetails.ts';
import { readRequest } from '../../domain/writing/composer/readRequest.ts';
import { recallPhrases } from '../../domain/writing/composer/recallPhrases.ts';
import { steeringOf } from '../../domain/writing/composer/steeringOf.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { polishTypography } from '../../shared/markup/polishTypography.ts';
import { languages, type Language } from '../../shared/vocabulary.ts';
import { composeScript } from '../support/composeScript.ts';
import { usualRequest } from '../support/usualRequest.ts';

/** How people speak of where they smoke, whom they miss, whom they will speak to, and when they wake. */
const texts: Readonly<Record<Language, Readonly<Record<'smoking' | 'grief' | 'speaking' | 'waking', string>>>> = {
  en: {
    smoking: 'I want to stop smoking. I smoke on the balcony with my coffee, and after an argument.',
    grief: 'My father died in the spring. I miss him.',
    speaking: 'I am nervous about giving a talk to forty people.',
    waking: 'I wake up at three in the night and lie awake.',
  },
  de: {
    smoking: 'Ich möchte mit dem Rauchen aufhören. Ich rauche auf dem Balkon, zum Kaffee und nach einem Streit.',
    grief: 'Mein Vater ist im Frühling gestorben. Ich vermisse ihn.',
    speaking: 'Ich bin nervös, weil ich einen Vortrag vor vierzig Leuten halten muss.',
    waking: 'Ich wache um drei Uhr nachts auf und liege wach.',
  },
  fr: {
    smoking: 'Je veux arrêter de fumer. Je fume sur le balcon, avec mon café, et après une dispute.',
    grief: 'Mon père est mort au printemps. Il me manque.',
    speaking: 'J’ai le trac : je dois parler devant quarante personnes.',
    waking: 'Je me réveille à trois heures du matin et je ne me rendors pas.',
  },
  es: {
    smoking: 'Quiero dejar de fumar. Fumo en el balcón, con el café y después de una discusión.',
    grief: 'Mi padre murió en primavera. Lo echo de menos.',
    speaking: 'Me pone nervioso hablar en público: tengo que hablar ante cuarenta personas.',
    waking: 'Me despierto a las tres de la madrugada y no vuelvo a dormirme.',
  },
  it: {
    smoking: 'Voglio smettere di fumare. Fumo sul balcone, con il caffè e dopo un litigio.',
    grief: 'Mio padre è morto in primavera. Mi manca.',
    speaking: 'Ho paura di parlare in pubblico: devo parlare davanti a quaranta persone.',
    waking: 'Mi sveglio alle tre di notte e non riesco a riaddormentarmi.',
  },
  pt: {
    smoking: 'Quero parar de fumar. Fumo na varanda, com o café e depois de uma discussão.',
    grief: 'Meu pai morreu na primavera. Sinto falta dele.',
    speaking: 'Fico nervoso de falar em público: vou falar para quarenta pessoas.',
    waking: 'Acordo às três da manhã e não consigo voltar a dormir.',
  },
};

const said = (request: Partial<GenerateBody>): Detail[] =>
  readRequest({ ...usualRequest, ...request }).details.map(({ detail }) => detail);
const rolesOf = (request: Partial<GenerateBody>): string[] => [...new Set(said(request).map(({ role }) => role))].toSorted();
const sentencesOf = (content: string): string[] =>
  parseScript(content).sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));
/** Whether a sentence says a detail, in any of its forms. */
const holdsForm = (sentence: string, { forms }: Detail, language: Language): boolean =>
  [...forms.values()]
    .flatMap(({ formal, informal }) => [formal, informal])
    .some((form) => sentence.toLowerCase().includes(polishTypography(form, language).toLowerCase()));
const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];

describe.each(languages)('details of a request, in %s', (language) => {
  const { smoking, grief, speaking, waking } = texts[language];

  test('what sets it off and where, whom one misses, before whom one speaks and when one wakes are found', () => {
    expect(rolesOf({ language, description: smoking })).toEqual(['place', 'trigger']);
    expect(said({ language, description: grief }).filter(({ role }) => role === 'companion')).toHaveLength(1);
    expect(rolesOf({ language, description: speaking })).toContain('audience');
    expect(rolesOf({ language, description: waking, theme: 'sleep' })).toContain('time');
  });

  test('a script says them, each three times at most, in sentences that are known again', async () => {
    const pack = getPack(language);
    for (const description of [smoking, grief, speaking]) {
      const known = said({ language, description });
      const total = new Map<string, number>();
      for (const seed of seeds) {
        const asked = { language, description, type: 'hypnosis', theme: 'stress', duration: 20 } as const;
        const { content, sections } = await composeScript(asked, seed);
        const sentences = sentencesOf(content);
        for (const [key, count] of Object.entries(readMemory(sections.at(-1)?.memory).details)) {
          const detail = known.find((one) => one.key === key);
          if (!detail) throw new Error(`${key} is none of the request’s`);
          const own = sentences.filter((sentence) => holdsForm(sentence, detail, language));
          expect(own.length).toBeGreaterThanOrEqual(count);
          expect(own.filter((sentence) => recallPhrases(pack, [sentence]).length > 0)).toEqual(own);
          expect(count).toBeLessThanOrEqual(3);
          total.set(key, (total.get(key) ?? 0) + count);
        }
        expect(sentences.join(' ')).not.toMatch(/[{}]/u);
      }
      expect(Math.max(...total.values()), description).toBeGreaterThanOrEqual(seeds.length);
    }
  });

  test('who names a moment or a place is led through it, and nobody else is', async () => {
    const { passages } = getPack(language);
    const about = passages.filter((one) => one.need === 'smoking' && one.about !== null);
    const idsOf = (content: string) => recallPhrases(getPack(language), sentencesOf(content));
    const isOf =
      ({ id }: (typeof passages)[number]) =>
      (phrase: string) =>
        phrase.startsWith(`${id}/`);
    const known = said({ language, description: smoking });
    for (const seed of seeds) {
      const asked = { language, need: 'smoking', type: 'hypnosis', theme: 'stress', duration: 20 } as const;
      const { content } = await composeScript({ ...asked, description: smoking }, seed);
      const led = about.filter((one) => idsOf(content).some(isOf(one)));
      expect(led.length, seed).toBeGreaterThan(0);
      for (const passage of led) {
        const first = passage.sentences.find(({ isCore }) => isCore)?.phrase.id;
        const set = sentencesOf(content).filter((sentence) => recallPhrases(getPack(language), [sentence])[0] === first);
        expect(set, passage.id).toHaveLength(1);
        expect(known.some((detail) => holdsForm(set[0] ?? '', detail, language))).toBe(true);
      }
      const others = idsOf((await composeScript(asked, seed)).content);
      expect(about.filter((one) => others.some(isOf(one)))).toEqual([]);
    }
  });

  test('what was taken off the list, and what is refused, is not said', () => {
    const [first, ...others] = said({ language, description: smoking });
    if (!first) throw new Error('there is one');
    expect(said({ language, description: smoking, leaveOutDetails: [first.key] })).toEqual(others);
    expect(said({ language, description: smoking, need: null })).toEqual([]);
  });

  test('the form shows the words that name them', () => {
    const { need, details } = findNeed({ language, description: smoking });
    expect(need).toBe('smoking');
    expect(details.length).toBeGreaterThanOrEqual(2);
    for (const { words } of details) expect(smoking).toContain(words);
  });

  test('a script for the same need in which no detail is named is said without', async () => {
    const { content } = await composeScript({ language, need: 'smoking', type: 'hypnosis', theme: 'stress', duration: 20 });
    expect(content).not.toMatch(/[{}]/u);
  });
});

test('what is feared is said where it is what the script leads through, and else not', () => {
  expect(rolesOf({ description: 'My driving test scares me, and the examiner too' })).toContain('companion');
  expect(said({ description: 'I want to stop smoking. I am afraid of my boss and of the bus' })).toEqual([]);
  expect(said({ description: 'I want to stop smoking, but please do not mention the balcony' })).toEqual([]);
});

test('of several people whom a grieving person names nobody can say who died', () => {
  const companions = (description: string) => said({ description }).filter(({ role }) => role === 'companion');
  expect(companions('Since my father died my sister and I do not speak')).toEqual([]);
  expect(companions('I am grieving for my cat')).toHaveLength(1);
});

test('a detail that is no good for falling asleep stays out of a script that ends asleep', () => {
  const found = said({ description: 'I cannot fall asleep after a coffee at three in the night', theme: 'sleep' });
  expect(found.every(({ fitsSleep }) => fitsSleep)).toBe(true);
});

test('the words of a request that name a detail are marked, where its script can say it', () => {
  const request = { ...usualRequest, description: texts.en.smoking };
  const marked = steeringOf(request, readRequest(request)).filter(({ key }) => key.startsWith('detail.'));
  expect(marked.map(({ start, end }) => request.description.slice(start, end))).toContain('balcony');
  const unread = { ...usualRequest, description: 'A calm evening on the balcony' };
  expect(steeringOf(unread, readRequest(unread)).filter(({ key }) => key.startsWith('detail.'))).toEqual([]);
});

test('what a need of fear leads through is named: each place, the appointment, the animal that died', () => {
  const namesOf = (description: string) => said({ description }).map(({ key }) => key);
  expect(namesOf('I panic on the bus and in the supermarket')).toEqual(['place.bus', 'place.supermarket']);
  expect(namesOf('I am afraid of the operation')).toEqual(['trigger.operation']);
  expect(namesOf('My dog died in March')).toEqual(['companion.dog']);
  // Refused is refused, and a place to be left out whole is left out here, too.
  expect(namesOf('I am afraid of the dentist, please do not mention the hospital or the operation')).not.toContain('trigger.operation');
  expect(said({ description: 'I panic on the bus', avoidSubjects: ['car'] }).map(({ key }) => key)).toEqual(['place.bus']);
  expect(namesOf('I have panic attacks in the lift')).toEqual([]);
});
