import { describe, expect, test } from 'vitest';
import { readRequest } from '../../domain/writing/composer/readRequest.ts';
import { indexSubjects } from '../../domain/writing/composer/indexSubjects.ts';
import { getPack } from '../../domain/writing/composer/pack.ts';
import { steeringOf } from '../../domain/writing/composer/steeringOf.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { readRefusedSubjects, readWantedSubjects } from '../../shared/subjects/readRefusedSubjects.ts';
import { subjectsByLanguage } from '../../shared/subjects/subjectsByLanguage.ts';
import { avoidableSubjects, languages, scriptTypes, type AvoidableSubject, type Language } from '../../shared/vocabulary.ts';
import { exportTexts } from '../../domain/exports/exportTexts.ts';
import type vocabulary from '../../web/i18n/locales/en/first/vocabulary.json';
import { nameInSentence } from '../../web/lib/nameInSentence.ts';
import { composeScript } from '../support/composeScript.ts';
import { usualRequest } from '../support/usualRequest.ts';

/** How each language refuses a thing, is afraid of it, and asks for it. */
const sentences: Readonly<Record<Language, Record<'refusing' | 'wanting', (word: string) => string>>> = {
  en: { refusing: (word) => `please do not mention ${word}`, wanting: (word) => `I love ${word} very much` },
  fr: { refusing: (word) => `rien sur ${word}`, wanting: (word) => `j’aime beaucoup ${word}` },
  es: { refusing: (word) => `no menciones ${word}`, wanting: (word) => `me encanta ${word}` },
  de: { refusing: (word) => `nichts über ${word}`, wanting: (word) => `ich liebe ${word} sehr` },
  it: { refusing: (word) => `non nominare ${word}`, wanting: (word) => `adoro ${word}` },
  pt: { refusing: (word) => `não mencione ${word}`, wanting: (word) => `adoro ${word}` },
};

/** True and false friends, written apart from the lists. */
const friends: Readonly<Record<Language, readonly (readonly [text: string, held: readonly AvoidableSubject[]])[]>> = {
  en: [
    ['A train of thought passes.', []],
    ['The carriage sways softly on its rails.', ['train']],
    ['A couple of breaths, and the chest is wide.', []],
    ['Let the floor bear your weight, and lift one finger.', []],
    ['Warm hands rest, heavy and still.', []],
    ['Every cell is stable and light.', []],
    ['A blackbird sings behind the hedge.', ['birds', 'garden', 'music']],
  ],
  fr: [
    ['Tu es en train de respirer.', []],
    ['Le wagon quitte le quai.', ['train']],
    ['Les côtes s’écartent, tour à tour.', []],
    ['Une chaleur douce monte, et le bois est lisse.', []],
    ['Le soir montre ses couleurs.', []],
  ],
  es: [
    ['La respiración se llama calma.', []],
    ['El andén queda atrás, y el vagón se mece.', ['train']],
    ['Un calor suave se extiende.', []],
    ['El peso de las manos descansa.', []],
    ['En esta estación del año hay luz.', []],
  ],
  de: [
    ['Mit jedem Zug wird die Brust weiter.', []],
    ['Die Gleise summen, der Waggon schaukelt.', ['train']],
    ['Die Blüten öffnen sich hundertmal.', []],
    ['Ehe du dich versiehst, fahren die Gedanken davon.', []],
    ['Die Schultern sinken, ein paar Laute bleiben.', []],
    ['Ein Bär schläft.', ['wild-animals']],
    ['In der Küche duftet es.', ['home']],
  ],
  it: [
    ['Il binario brilla accanto al vagone.', ['train']],
    ['Piano piano, un calore caldo si allarga.', []],
    ['Qualcosa di familiare resta qui.', []],
    ['Ogni strada porta a casa.', ['home']],
  ],
  pt: [
    ['Os trilhos cantam sob o vagão.', ['train', 'music']],
    ['Faça uma pausa, sem pressa.', []],
    ['Vale a pena sentir o peso das mãos.', []],
    ['Nesta estação do ano, o país descansa.', []],
    ['A faca corta.', ['weapons']],
  ],
};

describe.each(languages)('in %s', (language) => {
  const known = subjectsByLanguage[language];
  const { refusing, wanting } = sentences[language];
  const plainWord = (subject: AvoidableSubject): string => known.wordsOf(subject)[0] ?? '';

  test('every subject is refused by its plain word, and then calls for nothing', () => {
    for (const subject of avoidableSubjects) {
      const text = refusing(plainWord(subject));
      const { wanted, avoidance } = readRequest({ ...usualRequest, language, description: text });
      expect(avoidance.subjects, text).toContain(subject);
      expect(wanted, text).toEqual([]);
    }
  });

  test('and is left alone where somebody wants it', () => {
    // A death is a harm in whatever clause it stands: it calls for comfort, and never for itself.
    for (const subject of avoidableSubjects.filter((one) => one !== 'death')) {
      const text = wanting(plainWord(subject));
      expect(readRefusedSubjects(text, language, known), text).toEqual([]);
      expect(readWantedSubjects(text, language, known), text).toContain(subject);
    }
  });

  test('the words of a subject are told from words that look like them', () => {
    for (const [text, held] of friends[language])
      expect([...new Set(known.find(text).map(({ subject }) => subject))].toSorted(), text).toEqual([...held].toSorted());
  });

  test('no subject takes away more than three in a hundred sentences', () => {
    const pack = getPack(language);
    // What a need’s own passages speak of is that need’s matter: a bed, where somebody cannot sleep.
    const isShared = (id: string) => !id.startsWith('passage.');
    const count = [...pack.phrases.values()].flat().filter(({ id }) => isShared(id)).length;
    const held = (subject: AvoidableSubject) => [...(indexSubjects(pack).get(subject) ?? [])].filter(isShared).length;
    for (const subject of avoidableSubjects) expect(held(subject) / count, subject).toBeLessThan(0.03);
  });

  test('no sentence and no title of a composed script holds a subject that was left out', async () => {
    const leaks: string[] = [];
    for (const type of scriptTypes)
      for (let seed = 0; seed < 7; seed += 1) {
        const avoidSubjects = avoidableSubjects.filter((_, index) => index % 7 === seed).slice(0, 10);
        const { content } = await composeScript({ language, type, duration: 10, avoidSubjects }, `subjects-${seed}`);
        const { sections } = parseScript(content);
        const said = sections.flatMap(({ title, sentences: list }) => [title ?? '', ...list.map(({ text }) => text)]);
        const left = new Set<string>(avoidSubjects);
        leaks.push(...said.filter((text) => known.find(text).some(({ subject }) => left.has(subject))));
      }
    expect(leaks).toEqual([]);
  });
});

test('what a person took off the list, having seen what their words refuse, is left in', () => {
  const refusing = { ...usualRequest, description: 'Please no forest, and no boats.' };
  expect(readRequest(refusing).avoidance.subjects).toEqual(['forest', 'boat']);
  const corrected = readRequest({ ...refusing, avoidSubjects: ['cats'], keepSubjects: ['forest'] }).avoidance;
  expect(corrected.subjects).toEqual(['boat', 'cats']);
  expect(corrected.holds('A path through the forest.')).toBe(false);
});

test('the five images are subjects, whichever list names them', () => {
  const { avoidance } = readRequest({ ...usualRequest, avoid: ['fire'], avoidSubjects: ['birds'] });
  expect(avoidance.subjects).toEqual(['fire', 'birds']);
});

test('a thing that is feared is avoided, and a matter that is suffered from is not', () => {
  const readingOf = (description: string) => readRequest({ ...usualRequest, description }).avoidance.subjects;
  expect(readingOf('I am afraid of needles and of blood')).toEqual(['blood', 'needles']);
  expect(readingOf('I am afraid of losing my job at the office')).toEqual([]);
  expect(readingOf('nothing about my office')).toEqual(['work']);
});

test('the instruction of a regeneration is the later word', () => {
  const request = { ...usualRequest, description: 'no forest' };
  expect(readRequest(request, 'now in the forest after all').avoidance.subjects).toEqual([]);
  expect(readRequest(request, 'and no birds').avoidance.subjects).toEqual(['forest', 'birds']);
  expect(readRequest({ ...request, avoidSubjects: ['forest'] }, 'in the forest').avoidance.subjects).toEqual(['forest']);
});

test('a word of a scene that is left out is not said to have steered the script', () => {
  const steeringFor = (more: Partial<GenerateBody>) => {
    const request = { ...usualRequest, description: 'a boat in the forest', ...more };
    return steeringOf(request, readRequest(request)).map(({ key }) => key);
  };
  expect(steeringFor({})).toEqual(expect.arrayContaining(['scene.boat', 'scene.forest']));
  expect(steeringFor({ avoidSubjects: ['boat'] })).not.toContain('scene.boat');
  expect(steeringFor({ includeMetaphors: false })).toEqual([]);
  expect(steeringFor({ description: 'no trains' })).toContain('subject.train');
});

test.each(languages)('in %s a file names the subjects as the pages do, in the middle of a sentence', async (language) => {
  const { default: words } = (await import(`../../web/i18n/locales/${language}/first/vocabulary.json`, {
    with: { type: 'json' },
  })) as {
    default: typeof vocabulary;
  };
  for (const subject of avoidableSubjects)
    expect(exportTexts[language].subjects[subject]).toBe(nameInSentence(words.subjects[subject], language));
});
