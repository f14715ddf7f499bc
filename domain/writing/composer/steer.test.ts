import { expect, test } from 'vitest';
import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { usualRequest as request } from '../../../tests/support/usualRequest.ts';
import { steer, wantedOf } from './steer.ts';

/** Each word once: one may call for several things. */
const wordsOf = (body: GenerateBody): string[] => [
  ...new Set(steer(body).map(({ field, start, end }) => body[field]?.slice(start, end) ?? '')),
];

test('finds the words that it knows, at their place and in any case', () => {
  const body = { ...request, goal: 'Calm before the EXAM', description: 'I love the sea, and my garden.' };
  expect(wordsOf(body)).toEqual(expect.arrayContaining(['EXAM', 'sea', 'garden']));
  expect(wordsOf(body)).not.toContain('before');
});

test('reads through accents, elisions and hyphens', () => {
  expect(wordsOf({ ...request, language: 'fr', description: 'Avant l’examen, au bord de la mer' })).toEqual(['l’examen', 'mer']);
  expect(wordsOf({ ...request, language: 'de', description: 'PRÜFUNG' })).toEqual(['PRÜFUNG']);
});

test('what is named most often comes first', () => {
  const wanted = wantedOf(steer({ ...request, description: 'exam', goal: 'the garden, a garden, my garden' }));
  expect(wanted[0]).toBe('scene.garden');
  expect(wanted).toContain('concept.exam');
});

test('a request without known words steers nothing', () => {
  expect(steer({ ...request, description: 'xyzzy [pause:999] {name} ## x' })).toEqual([]);
});

test('a phrase that says what is not calls for its need where something is refused', () => {
  const body = { ...request, language: 'fr' as const, description: 'Comment tenir la soirée sans fumer' };
  expect(wantedOf(steer(body))).toContain('need.smoking');
  expect(wantedOf(steer({ ...body, description: 'Sans cigarette dans le texte, surtout pas de tabac' }))).not.toContain(
    'need.smoking',
  );
});
