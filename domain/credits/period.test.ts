import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodAt, periodName } from './period.ts';

const moment = fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2060-12-31T23:59:59.999Z'), noInvalidDate: true });
const pairs = fc.tuple(moment, moment).map(([a, b]) => (a <= b ? ([a, b] as const) : ([b, a] as const)));
const iso = (date: Date): string => date.toISOString();
const daysIn = (year: number, month: number): number =>
  [31, (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month] ?? 31;

/** The start of the nth period, by the calendar and with no arithmetic on dates. */
function naiveStart(signUp: Date, months: number): string {
  const index = signUp.getUTCFullYear() * 12 + signUp.getUTCMonth() + months;
  const [year, month] = [Math.floor(index / 12), index % 12];
  const day = Math.min(signUp.getUTCDate(), daysIn(year, month));
  return `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}${iso(signUp).slice(10)}`;
}

function naivePeriod(signUp: Date, at: Date): readonly [start: string, end: string] {
  let months = 0;
  while (naiveStart(signUp, months + 1) <= iso(at)) months += 1;
  return [naiveStart(signUp, months), naiveStart(signUp, months + 1)];
}

test('a period is the one that walking month by month arrives at', () => {
  fc.assert(
    fc.property(pairs, ([signUp, at]) => {
      const { start, end } = periodAt(signUp, at);
      expect([iso(start), iso(end)]).toEqual(naivePeriod(signUp, at));
    }),
    { numRuns: 500 },
  );
});

test('periods tile time: each moment lies in one, and the next begins where it ends', () => {
  fc.assert(
    fc.property(pairs, ([signUp, at]) => {
      const period = periodAt(signUp, at);
      expect(period.start <= at && at < period.end).toBe(true);
      expect(periodAt(signUp, period.start)).toEqual(period);
      expect(periodAt(signUp, new Date(period.end.getTime() - 1))).toEqual(period);
      expect(periodAt(signUp, period.end).start).toEqual(period.end);
      expect(periodName(periodAt(signUp, period.end))).not.toBe(periodName(period));
    }),
    { numRuns: 500 },
  );
});

test('the first period begins with the sign-up, to the millisecond', () => {
  fc.assert(
    fc.property(moment, (signUp) => {
      expect(periodAt(signUp, signUp).start).toEqual(signUp);
    }),
  );
});

test('a day that a month lacks falls on its last, and comes back afterwards', () => {
  const signUp = new Date('2027-10-31T22:15:00Z');
  const starts = Array.from({ length: 8 }, (_, index) => index).reduce<Date[]>(
    (list) => [...list, periodAt(signUp, list.at(-1) ?? signUp).end],
    [],
  );
  expect(starts.map((start) => iso(start).slice(0, 10))).toEqual([
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
    '2028-05-31',
    '2028-06-30',
  ]);
  expect(new Set(starts.map((start) => iso(start).slice(10)))).toEqual(new Set(['T22:15:00.000Z']));
});
