import { expect, test } from 'vitest';
import type { Language } from '../../shared/vocabulary.ts';
import { formatClock, formatsOf } from './format.ts';

const expected: Readonly<Record<Language, readonly string[]>> = {
  en: ['1 second', '5 seconds', '2 minutes', '12 minutes', '2 hours'],
  fr: ['1 seconde', '5 secondes', '2 minutes', '12 minutes', '2 heures'],
  es: ['1 segundo', '5 segundos', '2 minutos', '12 minutos', '2 horas'],
  de: ['1 Sekunde', '5 Sekunden', '2 Minuten', '12 Minuten', '2 Stunden'],
  it: ['1 secondo', '5 secondi', '2 minuti', '12 minuti', '2 ore'],
  pt: ['1 segundo', '5 segundos', '2 minutos', '12 minutos', '2 horas'],
};

test.each(Object.entries(expected))('a wait in %s is rounded up and in the right number', (language, texts) => {
  const said = [1, 5, 91, 661, 5401].map((seconds) => formatsOf(language).wait(seconds));
  expect(said.map((text) => text.replaceAll(/\s/gu, ' '))).toEqual(texts);
});

test('an exact length and the same one to the tenth are shown as one', () => {
  for (const seconds of [600.46, 600.44, 600.5, 59.95])
    expect(formatClock(seconds)).toBe(formatClock(Number(seconds.toFixed(1))));
  expect(formatClock(600.46)).toBe('10:01');
});
