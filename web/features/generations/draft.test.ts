import { beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('a form that is filled by something else', () => {
  const own = { ...answers, goal: 'My own words' };
  const filled = { ...answers, theme: 'sleep' as const };

  test('keeps what was in it, and brings it back', () => {
    draft.saveAnswers('a', own);
    draft.begin('a', filled);
    draft.begin('a', filled);
    draft.saveAnswers('a', { ...filled, duration: 20 });
    expect(draft.readBefore('a')).toEqual(own);
    draft.bringBack('a');
    expect([draft.readAnswers('a'), draft.readBefore('a')]).toEqual([own, null]);
  });

  test('that was empty has nothing to bring back', () => {
    draft.begin('a', filled);
    expect(draft.readBefore('a')).toBeNull();
    draft.bringBack('a');
    expect(draft.readAnswers('a')).toEqual(filled);
  });

  test('once it became a script, what it had pushed aside is the draft again', () => {
    draft.saveAnswers('a', own);
    draft.begin('a', filled);
    draft.clear('a');
    expect([draft.readAnswers('a'), draft.readBefore('a')]).toEqual([own, null]);
    draft.clear('a');
    expect(draft.readAnswers('a')).toBeNull();
  });
});
