import { plans, type PlanId } from './plans.ts';
import { roles, type Role } from './roles.ts';
import type { Access } from './route.ts';

/** What asks for more than that somebody is signed in. */
export type Restriction = Exclude<Access, 'anyone' | 'signed-in'>;

/** Whether an account may use what is restricted so: by its plan, or by a role that is or includes the one asked for. */
export const hasAccess = (
  { role, currentPlan }: { readonly role: Role; readonly currentPlan: PlanId },
  restriction: Restriction,
): boolean => (restriction === 'premium' ? plans[currentPlan].premium : roles.indexOf(role) >= roles.indexOf(restriction));
