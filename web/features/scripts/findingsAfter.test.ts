import { expect, test } from 'vitest';
import type { Finding, Fix } from '../../../shared/scripts.schema.ts';
import { findingsAfter } from './findingsAfter.ts';

const finding = (start: number | null, end: number | null, fix: Fix | null = null): Finding => ({
  code: 'leftover',
  level: 'fatal',
  section: 1,
  sentence: 1,
  start,
  end,
  params: {},
  fix,
});
const fix: Fix = { kind: 'delete-leftover', edits: [{ start: 10, end: 14, text: '' }] };

test('what stands after a fix moves with the text, what it changes goes, and fixes wait for the answer', () => {
  const fixed = finding(10, 14, fix);
  const all = [finding(2, 5, fix), fixed, finding(12, 20), finding(20, 24), finding(null, null)];
  expect(findingsAfter(all, fixed, fix)).toEqual([finding(2, 5), finding(16, 20), finding(null, null)]);
});
