import { expect, test } from 'vitest';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { languages, type Language } from '../../shared/vocabulary.ts';
import { readPack } from '../writing/composer/pack.ts';
import { AppError } from '../AppError.ts';
import { usualRequest } from '../../tests/support/usualRequest.ts';
import { checkForCrisis } from './checkForCrisis.ts';
import { crisisStems } from './crisis.lexicon.ts';

const body = (more: Partial<GenerateBody>): GenerateBody => ({ ...usualRequest, theme: 'relaxation', ...more });
const isAnswered = (more: Partial<GenerateBody>): boolean => {
  try {
    checkForCrisis(body(more), 'en-GB');
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'CRISIS_HELP') return true;
    throw error;
  }
};

const spoken: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'I want to die',
    'I feel SUICIDAL at night',
    'Sometimes I think of ending my life.',
    'I don’t want to live any more',
    "I'd be better off dead",
    'help me stop cutting myself',
    'I self-harm',
    'I keep wanting to die',
    'I just want to end it all',
  ],
  fr: [
    'J’ai envie de mourir',
    'des pensées suicidaires',
    'je veux me tuer',
    'mettre fin à mes jours',
    'je ne veux plus vivre',
    "arrêter l'automutilation",
    'je pense à m’ôter la vie',
    'l’envie d’en finir',
  ],
  es: [
    'Quiero morir',
    'pensamientos suicidas',
    'pienso en matarme',
    'acabar con mi vida',
    'no quiero vivir',
    'dejar las autolesiones',
    'quitarme la vida',
  ],
  de: [
    'Ich will sterben',
    'Ich denke an Suizid',
    'ich möchte mich umbringen',
    'Ich denke daran, mich umzubringen',
    'ich will nicht mehr leben',
    'mit dem Ritzen aufhören: ich ritze mich',
    'mir das Leben zu nehmen',
    'weil ich sterben möchte',
  ],
  it: [
    'Voglio morire',
    'pensieri suicidi',
    'penso di uccidermi',
    'togliermi la vita',
    'smettere con l’autolesionismo',
    'ho voglia di morire',
  ],
  pt: [
    'Quero morrer',
    'pensamentos suicidas',
    'penso em me matar',
    'acabar com a minha vida',
    'não quero viver',
    'parar com a automutilação',
    'tirar a própria vida',
  ],
};
const cases = languages.flatMap((language) => spoken[language].map((text) => ({ language, text })));

test.each(cases)('$language: heard: $text', ({ text }) => {
  expect(isAnswered({ description: text })).toBe(true);
});

test('every stem of every lexicon is heard, in any field, whatever language the script is to be in', () => {
  for (const language of languages) {
    for (const stem of crisisStems[language]) expect(isAnswered({ language: 'en', goal: `x ${stem} y` }), stem).toBe(true);
    const [text = ''] = spoken[language];
    for (const field of ['title', 'description', 'goal', 'audience', 'personalization', 'additionalInstructions'] as const)
      expect(isAnswered({ [field]: text })).toBe(true);
  }
});

test('what runs over two fields is not one sentence, and an accent typed apart is one', () => {
  expect(isAnswered({ description: 'No quiero viv\u0069r así' })).toBe(true);
  expect(isAnswered({ description: 'hacerme dan\u0303o' })).toBe(true);
  expect(isAnswered({ description: 'I want\n to   die' })).toBe(true);
});

test.each([
  'I want to stop cutting corners at work',
  'I am dying to relax',
  'My back is killing me',
  'deadlines at work, killing time',
  'I want to learn new skills, skill me up',
  'cut myself some slack',
  'grief after my father died',
  'fear of dying on a plane',
  'finir mes journées plus tôt',
  'arrêter de me tuer au travail',
  'j’ai le trac, je suis morte de rire',
  'la mort de ma mère',
  'couper avec le travail',
  'estoy muerto de cansancio',
  'quiero cortarme el pelo y cambiar de vida',
  'miedo a la muerte',
  'matar el tiempo',
  'todmüde nach der Arbeit',
  'die Trauer um meinen Vater, der gestorben ist',
  'Angst vor dem Sterben',
  'den inneren Kritiker leiser stellen',
  'stanco morto',
  'paura di morire in aereo',
  'finire il lavoro in tempo',
  'tagliarmi i capelli corti',
  'morto de cansaço',
  'medo da morte',
  'acabar com a ansiedade',
  'quero me matar de rir',
])('an ordinary request: %s', (text) => {
  expect(isAnswered({ description: text })).toBe(false);
});

test.each(languages)('%s: nothing that our own scripts say', (language) => {
  const said = [...readPack(language).phrases.values()].flat().flatMap(({ texts }) => Object.values(texts));
  expect(said.filter((text) => isAnswered({ description: text }))).toEqual([]);
});

test('a practitioner goes on, having seen the help lines of the reader’s country', () => {
  expect(isAnswered({ description: 'I want to die', forPractice: true })).toBe(false);
  const details = (accept: string | undefined, language: Language) => {
    try {
      checkForCrisis(body({ description: 'I want to die', language }), accept);
    } catch (error) {
      return error instanceof AppError ? error.details : undefined;
    }
    return undefined;
  };
  expect(details('en-GB,en;q=0.9', 'en')).toMatchObject({
    country: 'GB',
    lines: [{ name: 'Samaritans' }, { name: 'Find A Helpline' }],
  });
  expect(details('de-AT', 'en')).toMatchObject({ country: 'AT' });
  expect(details(undefined, 'fr')).toMatchObject({ country: 'FR', lines: [{ contact: '3114' }, {}] });
  expect(details('zh-Hant-TW', 'en')).toMatchObject({ country: 'TW', lines: [{ name: 'Find A Helpline' }] });
  expect(details('*', 'pt')).toMatchObject({ country: 'BR' });
});
