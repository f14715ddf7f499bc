import { expect, test } from 'vitest';
import type { AddressForm, Language } from '../vocabulary.ts';
import { findOtherAddress } from './findOtherAddress.ts';

type Case = readonly [language: Language, address: AddressForm, sentence: string, word: string | null];
const cases: readonly Case[] = [
  ['fr', 'formal', 'Laissez tes épaules descendre.', 'tes'],
  ['fr', 'formal', 'Le souffle t’accompagne.', 't’'],
  ['fr', 'formal', 'Posez ton regard au loin.', 'ton'],
  ['fr', 'formal', 'Dites cela d’un ton calme, le ton juste.', null],
  ['fr', 'formal', 'Le vent s’est tu, votre souffle aussi.', null],
  ['fr', 'formal', 'Peut-être dites-vous : « Je te pardonne. »', null],
  ['fr', 'formal', 'Y a-t-il un bruit ?', null],
  ['fr', 'formal', 'Laisse les épaules descendre.', 'Laisse les'],
  ['fr', 'formal', 'Respire doucement.', 'Respire doucement'],
  ['fr', 'formal', 'Laisse et collier attendent à la porte.', null],
  ['fr', 'informal', 'Laisse les épaules descendre.', null],
  ['fr', 'informal', 'Laisse vos épaules descendre.', 'vos'],
  ['fr', 'informal', 'Respirez doucement.', 'Respirez'],
  ['fr', 'informal', 'Et maintenant, fermez les yeux.', 'fermez'],
  ['fr', 'informal', 'L’air passe par le nez, chez toi, au rez-de-chaussée, assez lentement.', null],
  ['fr', 'informal', 'Ce rendez-vous est le tien.', null],
  ['fr', 'informal', 'Fernandez, ferme les yeux.', null],
  ['de', 'informal', 'Nun spüren Sie den Boden.', 'Sie'],
  ['de', 'informal', 'Der Atem trägt Ihre Schultern.', 'Ihre'],
  ['de', 'informal', 'Sie kommen und gehen, die Gedanken.', null],
  ['de', 'informal', 'Gedanken kommen, und sie gehen wieder, in ihrer Zeit.', null],
  ['de', 'formal', 'Lass deine Schultern sinken.', 'deine'],
  ['de', 'formal', 'Spüren Sie, wie Ihr Atem kommt.', null],
  ['de', 'formal', 'Vielleicht sagt jemand: „Ich danke dir.“', null],
  ['es', 'informal', 'Cierre los ojos cuando usted quiera.', 'usted'],
  ['es', 'informal', 'Cierra los ojos cuando tú quieras.', null],
  ['it', 'informal', 'Ora Lei può chiudere gli occhi.', 'Lei'],
  ['it', 'informal', 'Lei arriva piano, la calma.', null],
  ['pt', 'informal', 'Solta os teus ombros.', 'teus'],
  ['pt', 'informal', 'Você solta os seus ombros.', null],
  ['en', 'informal', 'You let your shoulders drop.', null],
];

test.each(cases)('%s, %s: %s', (language, address, sentence, word) => {
  const found = findOtherAddress(sentence, language, address);
  expect(found?.word ?? null).toBe(word);
  if (found) expect(sentence.slice(found.start, found.end)).toBe(found.word);
});
