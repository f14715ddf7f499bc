import { expect, test } from 'vitest';
import { GenerateBody } from '../../../../shared/generations.schema.ts';
import type { Template } from '../../../../shared/templates.schema.ts';
import { firstAnswers, toBody } from '../answers.ts';
import { readSentence } from '../sentence/readSentence.ts';
import { fromTemplate } from './fromTemplate.ts';
import { fromSentence } from './fromSentence.ts';
import { startIn } from './Start.ts';

const template: Template = {
  id: 'en.lake',
  source: 'builtin',
  title: 'The lake',
  description: 'A quiet evening.',
  type: 'hypnosis',
  themes: ['sleep', 'stress'],
  duration: 25,
  language: 'de',
  style: 'energetic',
  approach: null,
  content: 'Ruhe.',
  structure: ['Ankommen', 'Am See'],
  isPublic: true,
  author: null,
  revision: 1,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
};

test('a template gives everything but its text, and a request that can be sent', () => {
  const answers = fromTemplate(template);
  expect(answers).toMatchObject({
    type: 'hypnosis',
    theme: 'sleep',
    duration: 25,
    language: 'de',
    style: 'pragmatic',
    approach: 'breath',
    description: 'A quiet evening.',
    additionalInstructions: '1. Ankommen\n2. Am See',
  });
  expect(GenerateBody.safeParse(toBody(answers)).success).toBe(true);
});

test('a template that names its approach keeps it; one without a theme leaves it open', () => {
  expect(fromTemplate({ ...template, approach: 'bodyscan', themes: [] })).toMatchObject({ approach: 'bodyscan', theme: null });
});

test('the longest structure still fits into the request', () => {
  const structure = Array.from({ length: 20 }, () => 'x'.repeat(120));
  expect(GenerateBody.safeParse(toBody(fromTemplate({ ...template, structure }))).success).toBe(true);
});

test('a sentence gives what it says, and stays as the description', () => {
  const sentence = ' Sanfte Meditation zum Einschlafen im Wald, ohne Feuer, für meine Mutter ';
  const answers = fromSentence(readSentence(sentence, 'de'), { sentence, type: 'meditation', duration: 12 }, firstAnswers('en'));
  expect(answers).toMatchObject({
    theme: 'sleep',
    approach: 'nature',
    style: 'gentle',
    intensity: 'moderate',
    avoid: ['fire'],
    audience: 'meine Mutter',
    language: 'de',
    duration: 12,
    description: sentence.trim(),
  });
  expect(GenerateBody.safeParse(toBody(answers)).success).toBe(true);
});

test('what a sentence leaves open is as the person has set it', () => {
  const own = { ...firstAnswers('en'), style: 'spiritual', approach: 'bodyscan' } as const;
  const given = { sentence: 'x', type: 'hypnosis', duration: 10 } as const;
  expect(fromSentence(readSentence('Something for my exam', 'en'), given, own)).toMatchObject({
    style: 'spiritual',
    approach: 'bodyscan',
  });
  expect(fromSentence(readSentence('Something for my exam, in the forest', 'en'), given, own)).toMatchObject({
    approach: 'nature',
  });
});

test('what is no start is none', () => {
  const start = { kind: 'again', title: 'T', theme: null, minutes: 5 };
  expect(startIn({ start })).toEqual(start);
  for (const odd of [null, undefined, 'x', {}, { start: { kind: 'war' } }]) expect(startIn(odd)).toBeNull();
});
