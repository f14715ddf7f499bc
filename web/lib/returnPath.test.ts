import { beforeEach, expect, test, vi } from 'vitest';
import { returnPath } from './returnPath.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('a page of this site is kept until one is there', () => {
  returnPath.save('/edit/1?x=2');
  expect(returnPath.read()).toBe('/edit/1?x=2');
  returnPath.forget();
  expect(returnPath.read()).toBe('/');
});

test.each(['//elsewhere.example', String.raw`/\elsewhere.example`, 'https://elsewhere.example', '/auth?plan=pro', ''])(
  '%s is not kept',
  (path) => {
    returnPath.save(path);
    expect(returnPath.read()).toBe('/');
  },
);
