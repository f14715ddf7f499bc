import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxima } from '../../shared/quotas.ts';
import { drafts } from './drafts.ts';
import { storageKeys } from './storageKeys.ts';

const at = (day: number): string => new Date(Date.UTC(2026, 0, day)).toISOString();
const keyOf = (script: number): string => storageKeys.editDraft('a', `s${script}`, 'tab');
const keep = (key: string, day: number, isUnsaved = true): void =>
  localStorage.setItem(
    key,
    JSON.stringify({ keptAt: at(day), content: isUnsaved ? 'Mine.' : 'Theirs.', base: { revision: 1, content: 'Theirs.' } }),
  );
const kept = (): string[] => Object.keys(localStorage).toSorted();

beforeEach(() => {
  const values: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void (values[key] = value),
    removeItem: (key: string) => void delete values[key],
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(values, { get: (all, name) => methods[name as keyof typeof methods] ?? all[name as string] }),
  );
  vi.stubGlobal('navigator', {});
});

/** Draft number 1 was kept longest ago. */
const keepMany = (count: number): string[] => {
  const keys = Array.from({ length: count }, (_, index) => keyOf(index + 1));
  for (const [index, key] of keys.entries()) keep(key, index + 1);
  return keys;
};

describe('more drafts than a browser keeps', () => {
  test('let the oldest go', async () => {
    const keys = keepMany(maxima.drafts + 2);
    await drafts.bound('a', keys.at(-1) ?? '');
    expect(kept()).toEqual(keys.slice(2).toSorted());
  });

  test('let go first of what is saved', async () => {
    const keys = keepMany(maxima.drafts);
    keep(storageKeys.editDraft('a', 'saved', 'tab'), 60, false);
    await drafts.bound('a', keys[3] ?? '');
    expect(kept()).toEqual(keys.toSorted());
  });

  test('never let go of the one being typed, nor of one that another page has open', async () => {
    const keys = keepMany(maxima.drafts + 1);
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name: keys[1] }] }) } });
    await drafts.bound('a', keys[0] ?? '');
    expect(kept()).toEqual(keys.filter((_key, index) => index !== 2).toSorted());
  });

  test('are those of one account, scripts and templates together', async () => {
    const keys = keepMany(maxima.drafts);
    localStorage.setItem(storageKeys.templateDraft('a', 'new'), JSON.stringify({ title: 'One', content: '', keptAt: at(90) }));
    keep(storageKeys.editDraft('b', 's1', 'tab'), 1);
    localStorage.setItem('stillpoint.settings', '{}');
    expect([drafts.countUnsaved('a'), drafts.countUnsaved('b')]).toEqual([21, 1]);
    await drafts.bound('a', storageKeys.templateDraft('a', 'new'));
    expect(kept()).toEqual(
      [
        ...keys.slice(1),
        storageKeys.templateDraft('a', 'new'),
        storageKeys.editDraft('b', 's1', 'tab'),
        'stillpoint.settings',
      ].toSorted(),
    );
  });
});

test('as many as a browser keeps all stay', async () => {
  const keys = keepMany(maxima.drafts);
  await drafts.bound('a', keys[0] ?? '');
  expect(kept()).toEqual(keys.toSorted());
});
