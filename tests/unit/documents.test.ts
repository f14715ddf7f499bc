import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const decisions = 'docs/decisions';
const decisionFiles = readdirSync(join(root, decisions)).filter((name) => /^\d{4}-.*\.md$/u.test(name));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  `${decisions}/README.md`,
  ...decisionFiles.map((name) => `${decisions}/${name}`),
];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
/** Folders that a build, a test or a running product makes. */
const made = /^(?:dist|node_modules|screenshots|coverage|test-results|tools\/node)\b|^\.data/u;

/** Paths of the repository that a text names in backticks; a pattern such as `<noun>` or `*` stands for many. */
const namedPaths = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/gu)]
    .map(([, path = '']) => path)
    .filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)) && !/[<>*…$:{}]/u.test(path) && !made.test(path));

/** Links of a document that lead to a file. */
const linkedPaths = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/gu)].map(([, path = '']) => path).filter((path) => !/^(?:https?:|#|mailto:)/u.test(path));

test('paths are recognised', () => {
  expect(namedPaths('`api/app.ts`, `domain/<noun>/x.ts`, `npm test`, `dist/web`, `GET /api/x` and `docs/`')).toEqual([
    'api/app.ts',
    'docs/',
  ]);
});

describe.each(documents)('%s', (document) => {
  test('names only files that are there', () => {
    const text = read(document);
    const missing = [
      ...namedPaths(text).filter((path) => !existsSync(join(root, path))),
      ...linkedPaths(text).filter((path) => !existsSync(join(root, dirname(document), path.split('#')[0] ?? ''))),
    ];
    expect(missing).toEqual([]);
  });
});

test('every decision is in the index, with its status and the day it was made', () => {
  const index = read(`${decisions}/README.md`);
  for (const file of decisionFiles) {
    const [, title, status, since] =
      /^# \d+\. (.+)\n\nStatus: (\w[^\n,]*), (\d{4}-\d{2}-\d{2})$/mu.exec(read(`${decisions}/${file}`)) ?? [];
    const row = index.split('\n').find((line) => line.includes(`(${file})`)) ?? '';
    expect(row.split('|').map((cell) => cell.trim())).toEqual([
      '',
      String(Number(file.slice(0, 4))),
      `[${title}](${file})`,
      status,
      since,
      '',
    ]);
  }
});

test('numbers of decisions are given out once', () => {
  const numbers = decisionFiles.map((file) => file.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

describe('the page of how to add a noun', () => {
  const page = 'docs/ADDING_A_NOUN.md';
  const rows = read(page)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const registrations = rows.map(([, file = '', line = '']) => [file.slice(1, -1), line.slice(1, -1)] as const);
  /** All that runs, but the noun's own places. */
  const sources = globSync('{shared,domain,api,worker,web}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.includes('.test.') && !/\/templates\/|\/templates\.\w+\.ts$/u.test(path),
  );

  test('lists registrations', () => {
    expect(registrations.length).toBeGreaterThan(10);
  });

  test.each(registrations)('%s has the line %s, and no other file has it', (file, line) => {
    const others = sources.filter((path) => path !== file && read(path).includes(line));
    expect([read(file).includes(line), others]).toEqual([true, []]);
  });

  test('names each file outside the noun’s own that imports its routes, its bindings, its events or its texts', () => {
    const binding =
      /from '[^']*\/(?:routes\/templates|templates)\.routes\.ts'|\/templateHandlers\.ts'|\/templates\.queries\.ts'/u;
    const found = sources.filter((path) => binding.test(read(path)));
    const listed = new Set(registrations.map(([file]) => file));
    expect(found.filter((path) => !listed.has(path))).toEqual([]);
  });
});
