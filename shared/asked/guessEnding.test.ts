import { expect, test } from 'vitest';
import { languages, needs, type Language } from '../vocabulary.ts';
import { guessEndsAsleep } from './guessEnding.ts';

const asleep: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'I can’t fall asleep',
    'trouble sleeping',
    'waking up at 3 am every night',
    'insomnia since spring',
    'I lie awake for hours',
    'Sleep until morning',
    'a story before bed',
  ],
  de: [
    'Ich kann nicht einschlafen',
    'Ich liege jede Nacht lange wach',
    'leichter einschlafen',
    'Durchschlafprobleme',
    'Ich wache nachts auf',
    'Ich schlafe sehr schlecht',
    'vor dem Schlafen',
  ],
  fr: [
    'Je n’arrive pas à m’endormir',
    'des insomnies',
    'Je me réveille à trois heures du matin',
    'dormir jusqu’au matin',
    'Je dors très mal',
    'trouver le sommeil',
    'au coucher',
  ],
  es: [
    'No puedo dormir',
    'Quiero dormirme antes',
    'insomnio',
    'Me despierto a las tres de la mañana',
    'dormir hasta la mañana',
    'Duermo muy mal',
    'conciliar el sueño',
  ],
  it: [
    'Non riesco a dormire',
    'Vorrei addormentarmi prima',
    'insonnia',
    'Mi sveglio spesso di notte',
    'Dormo male',
    'prendere sonno',
    'prima di andare a letto',
  ],
  pt: [
    'Não consigo dormir',
    'pegar no sono',
    'insônia',
    'Acordo no meio da noite',
    'Durmo muito mal',
    'dormir até de manhã',
    'antes de deitar',
  ],
};
const awake: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'My foot is asleep after sitting',
    'a walk in the forest',
    'a calm morning before work',
    'Let sleeping dogs lie',
    'I am tired at noon',
  ],
  de: [
    'Mein Fuß ist eingeschlafen',
    'ein ruhiger Morgen vor der Arbeit',
    'Ich bin mittags müde',
    'wach in den Tag',
    'eine Nacht unter Sternen',
  ],
  fr: [
    'un matin calme avant le travail',
    'J’ai des fourmis dans les jambes',
    'fatigue à midi',
    'une nuit étoilée',
    'l’éveil des sens',
  ],
  es: [
    'Se me duerme la pierna al sentarme',
    'una mañana tranquila',
    'cansancio a mediodía',
    'una noche de estrellas',
    'tengo un examen mañana',
  ],
  it: [
    'Mi si addormenta il piede',
    'una mattina tranquilla',
    'stanchezza a mezzogiorno',
    'una notte di stelle',
    'domani ho un esame',
  ],
  pt: [
    'Minha perna adormece quando me sento',
    'uma manhã tranquila',
    'cansaço ao meio-dia',
    'uma noite de estrelas',
    'tenho prova amanhã',
  ],
};
const alert: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'I sleep badly, but I do not want to fall asleep while listening, I want to stay awake',
    'insomnia; end awake and alert, please',
    'relax without falling asleep',
  ],
  de: [
    'Ich schlafe schlecht, möchte aber beim Hören nicht einschlafen',
    'Schlafstörungen, am Ende bitte wieder wach',
    'entspannen, ohne einzuschlafen',
  ],
  fr: [
    'Je dors mal, mais je ne veux pas m’endormir en écoutant',
    'insomnies ; terminer bien éveillé',
    'me détendre sans m’endormir',
  ],
  es: ['Duermo mal, pero no quiero dormirme al escuchar', 'insomnio; terminar despierta', 'relajarme sin dormirme'],
  it: ['Dormo male, ma non voglio addormentarmi ascoltando', 'insonnia; finire sveglia', 'rilassarmi senza addormentarmi'],
  pt: ['Durmo mal, mas não quero adormecer ouvindo', 'insônia; terminar acordada', 'relaxar sem adormecer'],
};

test.each(languages)('%s: who cannot sleep is led into sleep, whatever the theme', (language) => {
  for (const description of asleep[language])
    expect(guessEndsAsleep({ language, theme: 'stress', description }), description).toBe(true);
  for (const description of awake[language])
    expect(guessEndsAsleep({ language, theme: 'stress', description }), description).toBe(false);
});

test.each(languages)('%s: an alert ending is kept to, also with the theme sleep', (language) => {
  for (const theme of ['sleep', 'stress'] as const)
    for (const description of alert[language]) expect(guessEndsAsleep({ language, theme, description }), description).toBe(false);
  expect(guessEndsAsleep({ language, theme: 'sleep' })).toBe(true);
  for (const description of alert[language])
    expect(guessEndsAsleep({ language, theme: 'stress', need: 'falling-asleep', description }), description).toBe(false);
});

test('a need of those who want to sleep ends asleep, and no other', () => {
  for (const need of needs)
    expect(guessEndsAsleep({ language: 'en', theme: 'stress', need }), need).toBe(
      need === 'falling-asleep' || need === 'waking-at-night',
    );
});
