import { expect, test } from 'vitest';
import { languages, type BodyLimit, type Language } from '../vocabulary.ts';
import { guessBody } from './guessBody.ts';

const said: Readonly<Record<Language, readonly (readonly [string, BodyLimit])[]>> = {
  en: [
    ['I have no feeling in my legs', 'legs'],
    ['I can’t feel my legs', 'legs'],
    ['I am in a wheelchair', 'standing'],
    ['I am blind', 'sight'],
    ['She is deaf from birth', 'hearing'],
    ['I am 30 weeks pregnant', 'pregnancy'],
    ['I’m pregnant', 'lying-on-back'],
    ['Focusing on my breath makes me panic', 'breath'],
    ['I have panic attacks on the bus', 'breath'],
    ['I lost my left arm', 'arms'],
    ['I can’t lie on my back', 'lying-on-back'],
    ['Please do not talk about the pain', 'pain-area'],
    ['numbness in my feet', 'feet'],
  ],
  de: [
    ['Ich habe kein Gefühl in den Beinen', 'legs'],
    ['Ich spüre meine Beine nicht', 'legs'],
    ['Ich sitze im Rollstuhl', 'standing'],
    ['Ich bin blind', 'sight'],
    ['Ich bin gehörlos', 'hearing'],
    ['Ich bin schwanger', 'pregnancy'],
    ['In der Schwangerschaft', 'lying-on-back'],
    ['Wenn ich auf den Atem achte, bekomme ich Panik', 'breath'],
    ['Seit dem Frühjahr habe ich Panikattacken', 'breath'],
    ['Mein linker Arm ist amputiert', 'arms'],
    ['Ich kann nicht auf dem Rücken liegen', 'lying-on-back'],
    ['Bitte nicht über die Schmerzen sprechen', 'pain-area'],
    ['kein Gefühl in den Füßen', 'feet'],
  ],
  fr: [
    ['Je ne sens plus mes jambes', 'legs'],
    ['aucune sensation dans les jambes', 'legs'],
    ['Je suis en fauteuil roulant', 'standing'],
    ['Je suis aveugle', 'sight'],
    ['Je suis sourde', 'hearing'],
    ['Je suis enceinte', 'pregnancy'],
    ['pendant ma grossesse', 'lying-on-back'],
    ['La respiration me fait paniquer', 'breath'],
    ['J’ai des crises de panique dans le métro', 'breath'],
    ['J’ai perdu un bras', 'arms'],
    ['Je ne peux pas m’allonger sur le dos', 'lying-on-back'],
    ['Ne pas parler de la douleur', 'pain-area'],
    ['aucune sensation dans les pieds', 'feet'],
  ],
  es: [
    ['No siento las piernas', 'legs'],
    ['sin sensibilidad en las piernas', 'legs'],
    ['Voy en silla de ruedas', 'standing'],
    ['Soy ciego', 'sight'],
    ['Soy sorda', 'hearing'],
    ['Estoy embarazada', 'pregnancy'],
    ['durante el embarazo', 'lying-on-back'],
    ['Atender a la respiración me da pánico', 'breath'],
    ['Tengo ataques de pánico en el supermercado', 'breath'],
    ['Perdí un brazo', 'arms'],
    ['No puedo tumbarme boca arriba', 'lying-on-back'],
    ['No hables del dolor', 'pain-area'],
    ['no siento los pies', 'feet'],
  ],
  it: [
    ['Non sento più le gambe', 'legs'],
    ['nessuna sensibilità nelle gambe', 'legs'],
    ['Sono in sedia a rotelle', 'standing'],
    ['Sono cieca', 'sight'],
    ['Sono sordo', 'hearing'],
    ['Sono incinta', 'pregnancy'],
    ['in gravidanza', 'lying-on-back'],
    ['Il respiro mi mette ansia', 'breath'],
    ['Ho attacchi di panico in autobus', 'breath'],
    ['Ho perso un braccio', 'arms'],
    ['Non posso stare sulla schiena', 'lying-on-back'],
    ['Non parlare del dolore', 'pain-area'],
    ['non sento i piedi', 'feet'],
  ],
  pt: [
    ['Não sinto as pernas', 'legs'],
    ['sem sensibilidade nas pernas', 'legs'],
    ['Uso cadeira de rodas', 'standing'],
    ['Sou cega', 'sight'],
    ['Sou surdo', 'hearing'],
    ['Estou grávida', 'pregnancy'],
    ['durante a gravidez', 'lying-on-back'],
    ['Prestar atenção na respiração me dá pânico', 'breath'],
    ['Tenho crises de pânico no ônibus', 'breath'],
    ['Perdi um braço', 'arms'],
    ['Não posso deitar de costas', 'lying-on-back'],
    ['Não fale da dor', 'pain-area'],
    ['não sinto os pés', 'feet'],
  ],
};
const nothing: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'a blind date that went wrong',
    'My plea fell on deaf ears',
    'I cannot stand my boss',
    'my legs are tired after running',
    'I am not pregnant',
    'take my breath away',
    'one hand washes the other',
    'less back pain',
  ],
  de: [
    'blindes Vertrauen',
    'Ich kann meinen Chef nicht ausstehen',
    'müde Beine nach dem Laufen',
    'Ich bin nicht schwanger',
    'ruhiger atmen',
    'eine Hand wäscht die andere',
    'weniger Rückenschmerzen',
    'Ich möchte beim Gehen ruhiger werden',
  ],
  fr: [
    'un rendez-vous à l’aveuglette',
    'une sourde colère',
    'les jambes lourdes après la course',
    'Je ne suis pas enceinte',
    'mieux respirer',
    'moins de mal de dos',
    'prendre ma vie en mains',
  ],
  es: [
    'una cita a ciegas',
    'oídos sordos a las críticas',
    'piernas cansadas de correr',
    'No estoy embarazada',
    'respirar mejor',
    'menos dolor de espalda',
    'echar una mano',
  ],
  it: [
    'un appuntamento al buio',
    'fare orecchie da mercante',
    'gambe stanche dopo la corsa',
    'Non sono incinta',
    'respirare meglio',
    'meno mal di schiena',
    'dare una mano',
  ],
  pt: [
    'um encontro às cegas',
    'fingir que não ouvi',
    'pernas cansadas de correr',
    'Não estou grávida',
    'respirar melhor',
    'menos dor nas costas',
    'dar uma mão',
  ],
};

test.each(languages)('%s: what a body has or bears not is read from the texts', (language) => {
  for (const [personalization, limit] of said[language])
    expect(guessBody({ language, personalization }), personalization).toContain(limit);
  for (const description of nothing[language]) expect(guessBody({ language, description }), description).toEqual([]);
});

test('who has panic attacks is not led to the breath, but where they chose it', () => {
  const description = 'I have panic attacks on the bus';
  expect(guessBody({ language: 'en', need: 'panic' })).toEqual(['breath']);
  expect(guessBody({ language: 'en', description, approach: 'breath' })).toEqual([]);
  expect(guessBody({ language: 'en', description: 'My breath makes me panic', approach: 'breath' })).toEqual(['breath']);
});

test.each([
  ['en', 'Panic comes on the bus', 'The shops were full of panic buying'],
  ['de', 'Panik kommt im Bus', 'Ohne Panikmache, bitte'],
  ['fr', 'La panique vient dans le bus', 'Sans panique, bien sûr'],
  ['es', 'El pánico me da en el autobús', 'Me da pánico volar'],
  ['it', 'Il panico arriva in autobus', 'Niente panico'],
  ['pt', 'O pânico vem no ônibus', 'Sem pânico'],
] as const)('%s: panic that comes is a limit of the breath, the bare word is none', (language, description, other) => {
  expect(guessBody({ language, description })).toEqual(['breath']);
  expect(guessBody({ language, description: other })).toEqual([]);
});
