/** A monthly period: from its start up to, not including, its end. */
export type Period = { readonly start: Date; readonly end: Date };

/**
 * The monthly period in which a moment lies. Periods run from the day and time of sign-up, in UTC; a day that a month
 * lacks falls on its last (product decisions, section 4, "Periods").
 */
export function periodAt(signUp: Date, at: Date): Period {
  let months = (at.getUTCFullYear() - signUp.getUTCFullYear()) * 12 + at.getUTCMonth() - signUp.getUTCMonth();
  while (monthsAfter(signUp, months) > at) months -= 1;
  while (monthsAfter(signUp, months + 1) <= at) months += 1;
  return { start: monthsAfter(signUp, months), end: monthsAfter(signUp, months + 1) };
}

function monthsAfter(from: Date, months: number): Date {
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return first;
}

/** The name of a period in a grant's `source_ref`: its first day. */
export const periodName = (period: Period): string => period.start.toISOString().slice(0, 10);
