import { expect, test } from 'vitest';
import { monthStart } from './monthStart.ts';

const cases = [
  ['UTC', '2026-11-21T02:00:00.000Z', '2026-11-01T00:00:00.000Z'],
  ['Europe/Berlin', '2026-11-21T02:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  // Still October there, and summer time ended during it.
  ['America/New_York', '2026-11-01T03:59:59.000Z', '2026-10-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-30T12:00:00.000Z', '2026-11-01T04:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2026-12-31T10:00:00.000Z'],
  ['Asia/Kolkata', '2026-03-01T00:00:00.000Z', '2026-02-28T18:30:00.000Z'],
] as const;

test.each(cases)('in %s the month of %s began at %s', (zone, now, start) => {
  expect(monthStart(new Date(now), zone).toISOString()).toBe(start);
});
