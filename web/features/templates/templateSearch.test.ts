import { expect, test } from 'vitest';
import { readTemplateSearch, withParameter } from './templateSearch.ts';

const read = (query: string) => readTemplateSearch(new URLSearchParams(query), 'de');

test('the reader’s own language is meant, unless another one or all of them is chosen', () => {
  expect(read('')).toEqual({ language: 'de' });
  expect(read('language=fr')).toEqual({ language: 'fr' });
  expect(read('language=all')).toEqual({});
  expect(read('language=xx')).toEqual({ language: 'de' });
});

test('what the address bar says is read, and what it cannot mean is left out', () => {
  expect(read('source=own&theme=sleep&type=hypnosis&duration=20&q=am+See')).toEqual({
    source: 'own',
    theme: 'sleep',
    type: 'hypnosis',
    duration: 20,
    q: 'am See',
    language: 'de',
  });
  expect(read('source=mine&theme=war&type=7&duration=many&q=&other=1')).toEqual({ language: 'de' });
});

test('one parameter changes, and the others stay', () => {
  const search = new URLSearchParams('theme=sleep&q=a');
  expect(String(withParameter(search, 'theme', 'stress'))).toBe('theme=stress&q=a');
  expect(String(withParameter(search, 'theme', null))).toBe('q=a');
  expect(String(search)).toBe('theme=sleep&q=a');
});
