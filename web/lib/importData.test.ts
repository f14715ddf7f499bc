import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { importData } from './importData.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-data-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A module of data, and a browser that has once failed to fetch it and keeps that for good. */
async function keptAsMissing(name: string, message = 'Failed to fetch dynamically imported module: ') {
  const path = join(folder, name);
  const load = (): Promise<{ readonly first: string }> => Promise.reject(new TypeError(`${message}${pathToFileURL(path).href}`));
  return { load, arrive: () => writeFile(path, `export const first = ${JSON.stringify(name)};\n`) };
}

test('gives what comes', async () => {
  expect(await importData(async () => ({ first: 'here' }))).toEqual({ first: 'here' });
});

test('a module that did not come is told as a failed call, and had at the next attempt though the browser asks no more', async () => {
  for (const message of ['Failed to fetch dynamically imported module: ', 'error loading dynamically imported module: ']) {
    const { load, arrive } = await keptAsMissing(`${message.length}.mjs`, message);
    await expect(importData(load)).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
    await arrive();
    expect(await importData(load)).toMatchObject({ first: `${message.length}.mjs` });
  }
});

test('it can stay away more than once', async () => {
  const { load, arrive } = await keptAsMissing('late.mjs');
  await expect(importData(load)).rejects.toBeInstanceOf(ApiError);
  await expect(importData(load)).rejects.toThrow('late.mjs');
  await arrive();
  expect(await importData(load)).toMatchObject({ first: 'late.mjs' });
});

test('where no address is told the browser is trusted to ask again', async () => {
  const load = (): Promise<never> => Promise.reject(new TypeError('Importing a module script failed.'));
  await expect(importData(load)).rejects.toBeInstanceOf(ApiError);
  await expect(importData(load)).rejects.toBeInstanceOf(ApiError);
});

test('a module that fails by itself is not the connection', async () => {
  await expect(importData(() => Promise.reject(new RangeError('of its own')))).rejects.toThrow(RangeError);
});
