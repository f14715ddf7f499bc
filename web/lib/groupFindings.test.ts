import { expect, test } from 'vitest';
import type { Finding } from '../../shared/scripts.schema.ts';
import { groupFindings } from './groupFindings.ts';

const finding = (code: string, level: Finding['level'], start: number | null): Finding => ({
  code,
  level,
  section: null,
  sentence: null,
  start,
  end: start,
  params: {},
  fix: null,
});

test('fatal first, then by place, and one code together', () => {
  const groups = groupFindings([
    finding('sentence_long', 'advisory', 3),
    finding('opening_frequent', 'advisory', null),
    finding('phrase_forbidden', 'fatal', 90),
    finding('leftover', 'fatal', 40),
    finding('leftover', 'fatal', 95),
  ]);
  expect(groups.map((group) => group.map(({ code, start }) => `${code} ${start}`))).toEqual([
    ['leftover 40', 'leftover 95'],
    ['phrase_forbidden 90'],
    ['sentence_long 3'],
    ['opening_frequent null'],
  ]);
});
