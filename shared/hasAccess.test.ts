import { expect, test } from 'vitest';
import { hasAccess } from './hasAccess.ts';
import { planIds } from './plans.ts';
import { roles } from './roles.ts';

test('a role includes those below it', () => {
  const currentPlan = 'free';
  expect(roles.filter((role) => hasAccess({ role, currentPlan }, 'moderator'))).toEqual(['moderator', 'admin']);
  expect(roles.filter((role) => hasAccess({ role, currentPlan }, 'admin'))).toEqual(['admin']);
});

test('premium goes by the plan, whatever the role', () => {
  for (const role of roles)
    expect(planIds.filter((currentPlan) => hasAccess({ role, currentPlan }, 'premium'))).toEqual(['pro', 'business']);
});
