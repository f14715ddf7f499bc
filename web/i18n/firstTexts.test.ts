import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { files as moreFiles } from './locales/en/more.ts';
import { toTexts } from './toTexts.ts';

const web = join(import.meta.dirname, '..');
const more = toTexts(moreFiles);

/** Where the program of whoever is signed in begins: it stands before any other page's texts are fetched. */
const begins = ['main.tsx', 'app/frame/Frame.tsx', 'app/pages/HomePage.tsx'];

const atOnce = /^(?:import|export)\s(?!type\s)[^;]*?from '(?<path>\.[^']+)'/gmu;
const later = /import\('(?<path>\.[^']+)'/gu;
/** What is fetched together with the texts that it says. */
const withItsTexts = /(?:lazyPage|withMoreTexts)\(async \(\) => \(await import\('[^']+'\)\)\.\w+\)/gu;

/** Every file that can run before the other pages' texts are there. */
function listFiles(): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file) || !/\.tsx?$/u.test(file) || file.includes('/i18n/locales/')) return;
    found.add(file);
    const source = readFileSync(file, 'utf8').replaceAll(withItsTexts, '');
    for (const pattern of [atOnce, later])
      for (const { groups } of source.matchAll(pattern)) follow(join(dirname(file), groups?.['path'] ?? ''));
  };
  for (const begin of begins) follow(join(web, begin));
  return found;
}

/** Whether a key, or what stands of it before a value is put in, names one of the later texts. */
function isLater(key: string): boolean {
  let node: unknown = more;
  for (const name of key.split('.').filter(Boolean)) {
    if (typeof node !== 'object' || node === null) return false;
    const inner: Readonly<Record<string, unknown>> = { ...node };
    node = inner[name] ?? inner[`${name}_other`];
  }
  return node !== undefined;
}

const keysOf = (source: string): string[] =>
  Array.from(source.matchAll(/['"`](?<key>[a-z]\w*\.[\w.]*)/giu), ({ groups }) => groups?.['key'] ?? '');

test('what home and its frame say is among the texts that are fetched first', () => {
  const files = listFiles();
  expect(files.size).toBeGreaterThan(200);
  const errors = [...files].flatMap((file) =>
    keysOf(readFileSync(file, 'utf8'))
      .filter(isLater)
      .map((key) => `${relative(web, file)}: ${key}`),
  );
  expect(errors).toEqual([]);
});

test('the check sees a text of another page', () => {
  const page = join(web, 'app/pages/SettingsPage.tsx');
  expect(existsSync(page)).toBe(true);
  expect(listFiles().has(page)).toBe(false);
  expect(keysOf(readFileSync(page, 'utf8')).filter(isLater)).not.toEqual([]);
});
