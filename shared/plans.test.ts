import { expect, test } from 'vitest';
import { costOf } from './cost.ts';
import { durationMinutes } from './generations.schema.ts';
import { exportFormats, isUpgrade, planForMinutes, planIds, plans, toPlanId } from './plans.ts';

test('each plan stands above the one before it in everything that it gives', () => {
  for (const [index, id] of planIds.entries()) {
    const plan = plans[id];
    expect(plan.id).toBe(id);
    const below = planIds[index - 1];
    if (below === undefined) continue;
    expect(isUpgrade(id, below)).toBe(true);
    expect(isUpgrade(below, id)).toBe(false);
    expect(plan.monthlyCents).toBeGreaterThan(plans[below].monthlyCents);
    expect(plan.monthlyCredits).toBeGreaterThan(plans[below].monthlyCredits);
    expect(plan.longestMinutes).toBeGreaterThan(plans[below].longestMinutes);
    expect(plan.exports).toEqual(expect.arrayContaining([...plans[below].exports]));
    // A year never costs more than twelve months.
    expect(plan.yearlyCents).toBeLessThan(12 * plan.monthlyCents);
  }
  expect(isUpgrade('pro', 'pro')).toBe(false);
});

test('a month’s credits pay at least one script of the plan’s own length', () => {
  for (const { monthlyCredits, longestMinutes } of Object.values(plans))
    expect(costOf(longestMinutes)).toBeLessThanOrEqual(monthlyCredits);
});

test('old names are understood, unknown ones refused', () => {
  for (const id of planIds) expect(toPlanId(id)).toBe(id);
  expect([toPlanId('professional'), toPlanId('premium'), toPlanId('enterprise')]).toEqual(['pro', 'business', 'business']);
  for (const name of ['', 'Free', 'gold', 'toString', '__proto__', 'constructor']) expect(toPlanId(name), name).toBeNull();
});

test('every length that can be asked for has its smallest plan', () => {
  for (let minutes: number = durationMinutes.least; minutes <= durationMinutes.most; minutes += 1) {
    const plan = planForMinutes(minutes);
    expect(plan?.longestMinutes).toBeGreaterThanOrEqual(minutes);
    const below = planIds[planIds.indexOf(plan?.id ?? 'free') - 1];
    if (below) expect(plans[below].longestMinutes).toBeLessThan(minutes);
  }
  expect(planForMinutes(15)?.id).toBe('free');
  expect(planForMinutes(16)?.id).toBe('essential');
  expect(planForMinutes(61)).toBeNull();
  expect(new Set(exportFormats).size).toBe(exportFormats.length);
});
