import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as paths from '../../shared/paths.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What leads people somewhere: pages, mails, notifications, redirects. */
const sources = globSync('{web,domain,api,worker}/**/*.{ts,tsx}', { cwd: root }).filter((path) => !path.includes('.test.'));

const starts = [...new Set(Object.values(paths).map((path) => path.split('/')[1] ?? ''))].filter((start) => start !== '');
/** The address of a page, written out in a string, or any address that a template puts together from its start. */
const page = `/(?:${starts.join('|')})(?=[/?#'"\`])`;
const writtenOut = new RegExp(`(?:['"\`](?:${page}|/\\$\\{|/[?#]\\w)|\\}${page})[^'"\`\\n]*`, 'gu');

/** Addresses of pages that a source writes out; comments and imports name files. */
const pagesWrittenOut = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => !/^\s*(?:\/?\*|\/\/|import\b|\} from\b)/u.test(line))
    .flatMap((line) => [...line.matchAll(writtenOut)].map(([found]) => found.slice(1)));

test('an address that is written out is found', () => {
  const source = [
    '<Link to="/scripts">',
    'navigate(`/scripts/${id}`)',
    "go('/auth?plan=free')",
    'to={`/${page}`}',
    "<Link to='/#how'>",
    'href="/help#x"',
    'new URL(`${publicUrl}/settings`)',
  ].join('\n');
  expect(pagesWrittenOut(source)).toHaveLength(7);
  expect(pagesWrittenOut("// `/scripts`\nget('/healthz'); to={paths.scripts}; '/script-generators'; '/api/scripts'")).toEqual([]);
});

test('addresses of pages come from shared/paths.ts', () => {
  const found = sources.flatMap((path) => pagesWrittenOut(read(path)).map((address) => `${path}: ${address}`));
  expect(found).toEqual([]);
});

test('a route of the browser stands at each path', () => {
  const named = [...read('web/app/routes.tsx').matchAll(/\bpath: paths\.(\w+)/gu)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(Object.keys(paths).toSorted());
});
