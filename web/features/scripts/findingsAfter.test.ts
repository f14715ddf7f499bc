import { expect, test } from 'vitest';
import type { Finding, Mend } from '../../../shared/scripts.schema.ts';
import { findingsAfter } from './findingsAfter.ts';

const finding = (start: number | null, end: number | null, mend: Mend | null = null): Finding => ({
  code: 'leftover',
  level: 'fatal',
  section: 1,
  sentence: 1,
  start,
  end,
  params: {},
  mend,
});
const mend: Mend = { kind: 'delete-leftover', edits: [{ start: 10, end: 14, text: '' }] };

test('what stands after a mend moves with the text, what it changes goes, and mends wait for the answer', () => {
  const mended = finding(10, 14, mend);
  const all = [finding(2, 5, mend), mended, finding(12, 20), finding(20, 24), finding(null, null)];
  expect(findingsAfter(all, mended, mend)).toEqual([finding(2, 5), finding(16, 20), finding(null, null)]);
});
