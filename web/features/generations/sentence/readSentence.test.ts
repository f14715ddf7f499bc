import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../shared/vocabulary.ts';
import { readSentence, type SentenceReading } from './readSentence.ts';

/** Only the values, without the words and without what was not said. */
function valuesOf({ language: _language, avoid, ...fields }: SentenceReading): Record<string, unknown> {
  const said = Object.entries(fields).flatMap(([name, field]) => (field === null ? [] : [[name, field.value]]));
  return { ...Object.fromEntries(said), ...(avoid.length > 0 && { avoid: avoid.map(({ value }) => value) }) };
}

const sentences: readonly (readonly [Language, string, Record<string, unknown>])[] = [
  [
    'en',
    'A gentle 20-minute sleep meditation in a forest for my daughter, without water or heights.',
    {
      theme: 'sleep',
      type: 'meditation',
      duration: 20,
      approach: 'nature',
      style: 'gentle',
      listener: 'my daughter',
      avoid: ['water', 'heights'],
    },
  ],
  [
    'en',
    'Deep hypnosis for exam nerves, half an hour, but no dark caves',
    { theme: 'confidence', type: 'hypnosis', duration: 30, intensity: 'deep', avoid: ['enclosed', 'dark'] },
  ],
  [
    'en',
    'My husband is afraid of fire and wants to relax by the sea',
    { theme: 'anxiety', approach: 'nature', listener: 'My husband', avoid: ['fire'] },
  ],
  ['en', 'Something nice, please', {}],
  [
    'fr',
    'Une méditation douce de 15 minutes pour aider des étudiants à se concentrer, avec la respiration, sans eau.',
    { theme: 'focus', type: 'meditation', duration: 15, approach: 'breath', style: 'gentle', avoid: ['water'] },
  ],
  [
    'fr',
    'Hypnose profonde contre l’insomnie, une demi-heure, pas de feu',
    { theme: 'sleep', type: 'hypnosis', duration: 30, intensity: 'deep', avoid: ['fire'] },
  ],
  ['fr', 'Un script pour ma mère, qui n’arrive pas à pardonner', { theme: 'forgiveness', listener: 'ma mère' }],
  [
    'de',
    'Eine sanfte zehnminütige Achtsamkeitsübung für meine Schüler gegen Prüfungsstress, ohne Dunkelheit',
    { theme: 'confidence', style: 'gentle', listener: 'meine Schüler', avoid: ['dark'] },
  ],
  [
    'de',
    'Tiefe Hypnose zum Einschlafen, 25 Minuten, am Meer, aber keine Höhlen',
    { theme: 'sleep', type: 'hypnosis', duration: 25, approach: 'nature', intensity: 'deep', avoid: ['enclosed'] },
  ],
  [
    'de',
    'Eine Viertelstunde Bodyscan für Anfänger, sachlich',
    { duration: 15, approach: 'bodyscan', style: 'pragmatic', listener: 'Anfänger' },
  ],
  [
    'es',
    'Meditación de 10 minutos para mi hijo, con miedo a la oscuridad, para que duerma tranquilo',
    { type: 'meditation', duration: 10, listener: 'mi hijo', approach: 'calm', avoid: ['dark'] },
  ],
  [
    'es',
    'Hipnosis suave para la autoestima antes de una entrevista, sin alturas',
    { theme: 'confidence', type: 'hypnosis', style: 'gentle', avoid: ['heights'] },
  ],
  [
    'it',
    'Una meditazione dolce di venti minuti per dormire nel bosco, senza acqua',
    { theme: 'sleep', type: 'meditation', duration: 20, approach: 'nature', style: 'gentle', avoid: ['water'] },
  ],
  [
    'it',
    'Ipnosi profonda per la mia squadra, mezz’ora, contro lo stress',
    { theme: 'stress', type: 'hypnosis', duration: 30, intensity: 'deep', listener: 'la mia squadra' },
  ],
  [
    'pt',
    'Meditação leve de gratidão para iniciantes, meia hora, com a respiração e sem fogo',
    {
      theme: 'gratitude',
      type: 'meditation',
      duration: 30,
      approach: 'breath',
      intensity: 'light',
      listener: 'iniciantes',
      avoid: ['fire'],
    },
  ],
  [
    'pt',
    'Hipnose para minha mãe dormir, 15 min, na praia',
    { theme: 'sleep', type: 'hypnosis', duration: 15, approach: 'nature', listener: 'minha mãe' },
  ],
];

test.each(sentences)('%s: %s', (language, sentence, expected) => {
  expect(valuesOf(readSentence(sentence, language))).toMatchObject(expected);
  if (Object.keys(expected).length === 0) expect(valuesOf(readSentence(sentence, language))).toEqual({});
});

describe('the language', () => {
  test.each(sentences.filter(([, , expected]) => Object.keys(expected).length > 2))(
    '%s is known by its own words: %s',
    (language, sentence) => {
      expect(readSentence(sentence, 'en').language).toBe(language);
    },
  );

  test('where nothing tells it is the preferred one', () => {
    expect(readSentence('', 'it')).toMatchObject({ language: 'it', theme: null, avoid: [] });
    expect(readSentence('Qwerty', 'pt').language).toBe('pt');
  });
});

describe('a sentence', () => {
  test('says each thing in its own words, accents and capitals and all', () => {
    const reading = readSentence('Méditation de 12 minutes contre l’Anxiété, sans Océan', 'fr');
    expect([reading.theme?.said, reading.duration?.said, reading.avoid[0]?.said]).toEqual(['Anxiété', '12 minutes', 'Océan']);
  });

  test.each([
    ['1 minute', 3],
    ['600 minutes', 60],
    ['90 min', 60],
  ])('of %s stays within what can be written', (length, minutes) => {
    expect(readSentence(`Sleep, ${length}`, 'en').duration?.value).toBe(minutes);
  });

  test('that leaves an image out does not wish for it', () => {
    expect(readSentence('Sleep, no forest lake', 'en').avoid.map(({ value }) => value)).toEqual(['water']);
    expect(readSentence('Sleep by the sea, without fire', 'en').approach?.value).toBe('nature');
    expect(readSentence('Sleep without the sea', 'en').approach).toBeNull();
  });

  test('may hold anything at all', () => {
    for (const odd of ['(((', '\\', '[pause:3]', '🌙🌙', 'a'.repeat(5000)]) expect(readSentence(odd, 'en').theme).toBeNull();
  });
});
