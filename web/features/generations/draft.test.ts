import { beforeEach, expect, test, vi } from 'vitest';
import { firstAnswers } from './answers.ts';
import { draft } from './draft.ts';

const answers = firstAnswers('en');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('the key stays while the same body waits for its answer', () => {
  const key = draft.keyFor('a', answers, 'body');
  draft.saveAnswers('a', answers);
  expect(draft.keyFor('a', answers, 'body')).toBe(key);
});

test('another body, and the same one after an answer, get new keys', () => {
  const key = draft.keyFor('a', answers, 'body');
  expect(draft.keyFor('a', answers, 'other')).not.toBe(key);
  const next = draft.keyFor('a', answers, 'body');
  draft.spendKey('a');
  expect(draft.keyFor('a', answers, 'body')).not.toBe(next);
});

test('each account has its own draft', () => {
  draft.saveAnswers('a', { ...answers, goal: 'Sleep' });
  expect(draft.readAnswers('a')?.goal).toBe('Sleep');
  expect(draft.readAnswers('b')).toBeNull();
});

test('what an older program kept is left alone', () => {
  localStorage.setItem('stillpoint.draft.a', '{"answers":{"theme":7}}');
  expect(draft.readAnswers('a')).toBeNull();
});
