import { entitledPlan, type PlanId } from '../../shared/plans.ts';
import { isBeta } from './isBeta.ts';

/** The plan whose limits and features hold for somebody on this one. Their credits are those of their own. */
export const limitsPlan = (own: PlanId): PlanId => entitledPlan(own, isBeta());
