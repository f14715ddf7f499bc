import { expect, test } from 'vitest';
import * as paths from './paths.ts';
import { pathTo } from './pathTo.ts';

test('each parameter of a path is filled', () => {
  expect(pathTo(paths.script, { id: 'a1' })).toBe('/scripts/a1');
  expect(pathTo(paths.versions, { id: 'a1' })).toBe('/scripts/a1/versions');
  expect(pathTo(paths.helpArticle, { article: 'clock' })).toBe('/help/clock');
});

test('a query and a fragment follow', () => {
  expect(pathTo(paths.auth, {}, { query: { plan: 'pro', cycle: 'yearly' } })).toBe('/auth?plan=pro&cycle=yearly');
  expect(pathTo(paths.checkout, {}, { query: { pack: 5, plan: undefined } })).toBe('/checkout?pack=5');
  expect(pathTo(paths.auth, {}, { query: { plan: undefined } })).toBe('/auth');
  expect(pathTo(paths.home, {}, { hash: 'how' })).toBe('/#how');
  expect(pathTo(paths.resetPassword, {}, { hash: 'aB-_9' })).toBe('/reset-password#aB-_9');
});

test.each(['../auth', 'a/b', 'a?b=c#d', '//elsewhere.example', 'ä ö', '%2F', ':id'])(
  'what %s holds stays in its own part',
  (value) => {
    const address = new URL(
      pathTo(paths.versions, { id: value }, { query: { with: value }, hash: value }),
      'https://example.org',
    );
    const [, , id = '', last] = address.pathname.split('/');
    expect([address.host, decodeURIComponent(id), last]).toEqual(['example.org', value, 'versions']);
    expect([address.searchParams.get('with'), decodeURIComponent(address.hash.slice(1))]).toEqual([value, value]);
  },
);

test('what a path names must be given, and nothing else', () => {
  // @ts-expect-error a script's page has an id
  pathTo(paths.script, {});
  // @ts-expect-error the list has none
  pathTo(paths.scripts, { id: 'a1' });
  // @ts-expect-error no page stands there
  pathTo('/nowhere', {});
  expect(new Set(Object.values(paths)).size).toBe(Object.keys(paths).length);
});
