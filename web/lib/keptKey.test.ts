import { beforeEach, expect, test, vi } from 'vitest';
import { keptKey } from './keptKey.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('a body keeps its key until its answer has come', () => {
  const first = keptKey.keyFor('draft', 'one');
  expect(keptKey.keyFor('draft', 'one')).toBe(first);
  keptKey.spend('draft');
  expect(keptKey.keyFor('draft', 'one')).not.toBe(first);
});

test('another body has another key, and so has another place', () => {
  const first = keptKey.keyFor('draft', 'one');
  expect(keptKey.keyFor('elsewhere', 'one')).not.toBe(first);
  expect(keptKey.keyFor('draft', 'two')).not.toBe(first);
});

test('what somebody else left there is no key', () => {
  localStorage.setItem('draft', '{"key":7}');
  expect(keptKey.keyFor('draft', 'one')).toMatch(/^[0-9a-f]{32}$/u);
});
