import { beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../lib/storageKeys.ts';
import { exportChoice } from './exportChoice.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const ssml = { format: 'ssml', dialect: 'polly', metadata: false, lineBreaks: true } as const;

test('the last choice comes back, as far as the plan goes', () => {
  expect(exportChoice.read('free')).toEqual({ format: 'txt', dialect: 'generic', metadata: true, lineBreaks: false });
  exportChoice.write(ssml);
  expect(exportChoice.read('pro')).toEqual(ssml);
  expect(exportChoice.read('essential')).toEqual({ ...ssml, format: 'txt' });
});

test('what an older program kept is left alone', () => {
  localStorage.setItem(storageKeys.exporting, '{"format":"wav"}');
  expect(exportChoice.read('pro').format).toBe('txt');
});
