import { expect, test } from 'vitest';
import { costOf } from './cost.ts';
import { durationMinutes } from './generations.schema.ts';
import {
  activePromotion,
  billingCycles,
  centsPerMonth,
  creditPacks,
  entitledPlan,
  exportFormats,
  isUpgrade,
  minCentsPerMonth,
  planForMinutes,
  planIds,
  plans,
  toPlanId,
  yearlySaving,
} from './plans.ts';

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
    expect(plan.maxMinutes).toBeGreaterThan(plans[below].maxMinutes);
    expect(plan.maxWords ?? Infinity).toBeGreaterThanOrEqual(plans[below].maxWords ?? Infinity);
    expect(plan.exports).toEqual(expect.arrayContaining([...plans[below].exports]));
    for (const feature of ['premium', 'advancedModel'] as const)
      expect(Number(plan[feature])).toBeGreaterThanOrEqual(Number(plans[below][feature]));
    // A year never costs more than twelve months.
    expect(plan.yearlyCents).toBeLessThan(12 * plan.monthlyCents);
  }
  expect(isUpgrade('pro', 'pro')).toBe(false);
});

test('only the free plan has a limit of words', () => {
  expect(planIds.map((id) => plans[id].maxWords)).toEqual([1500, null, null, null]);
});

test('a month’s credits pay at least one script of the plan’s own length', () => {
  for (const { monthlyCredits, maxMinutes } of Object.values(plans))
    expect(costOf(maxMinutes)).toBeLessThanOrEqual(monthlyCredits);
});

test('old names are understood, unknown ones refused', () => {
  for (const id of planIds) expect(toPlanId(id)).toBe(id);
  expect([toPlanId('professional'), toPlanId('premium'), toPlanId('enterprise')]).toEqual(['pro', 'business', 'business']);
  for (const name of ['', 'Free', 'gold', 'toString', '__proto__', 'constructor']) expect(toPlanId(name), name).toBeNull();
});

test('while a beta runs everybody has what the largest plan has', () => {
  for (const id of planIds) expect([entitledPlan(id, false), entitledPlan(id, true)]).toEqual([id, planIds.at(-1)]);
});

test('every length that can be asked for has its smallest plan', () => {
  for (let minutes: number = durationMinutes.min; minutes <= durationMinutes.max; minutes += 1) {
    const plan = planForMinutes(minutes);
    expect(plan?.maxMinutes).toBeGreaterThanOrEqual(minutes);
    const below = planIds[planIds.indexOf(plan?.id ?? 'free') - 1];
    if (below) expect(plans[below].maxMinutes).toBeLessThan(minutes);
  }
  expect(planForMinutes(15)?.id).toBe('free');
  expect(planForMinutes(16)?.id).toBe('essential');
  expect(planForMinutes(61)).toBeNull();
  expect(new Set(exportFormats).size).toBe(exportFormats.length);
});

test('a month costs what the product decisions say, and a saving is worked out', () => {
  const shown = planIds.map((id) => billingCycles.map((cycle) => centsPerMonth(plans[id], cycle)));
  expect(shown).toEqual([
    [0, 0],
    [1299, 999],
    [1499, 1249],
    [3999, 3333],
  ]);
  expect(planIds.map((id) => Math.round(100 * yearlySaving(plans[id])))).toEqual([0, 23, 17, 17]);
  expect(minCentsPerMonth()).toBe(999);
});

test('the larger a pack, the less a credit of it costs', () => {
  const each = creditPacks.map(({ credits, cents }) => cents / credits);
  expect(each).toEqual(each.toSorted((a, b) => b - a));
  expect(creditPacks).toEqual([
    { credits: 5, cents: 499 },
    { credits: 20, cents: 1699 },
    { credits: 50, cents: 3799 },
  ]);
});

test('a promotion holds until its moment, and there is none while nothing can be paid', () => {
  const promotion = { share: 0.2, until: '2026-12-01T00:00:00.000Z' };
  expect(activePromotion(new Date('2026-11-30T23:59:59.999Z'), [promotion])).toBe(promotion);
  expect(activePromotion(new Date('2026-12-01T00:00:00.000Z'), [promotion])).toBeNull();
  expect(activePromotion(new Date('2026-11-21T00:00:00.000Z'))).toBeNull();
});
