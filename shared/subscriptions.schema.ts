import * as z from 'zod/mini';
import { exportFormats, planIds } from './plans.ts';

export const Subscription = z
  .object({
    planType: z.enum(planIds),
    /** The present period's end, when the credits come again; `null` without a subscription. */
    activeUntil: z.nullable(z.iso.datetime()),
    /** The plan that follows at that moment; `null` where it stays. */
    nextPlan: z.nullable(z.enum(planIds)),
    /** Credits a month. */
    creditsIncluded: z.int(),
    /** Longest script, in minutes. */
    scriptsUpTo: z.int(),
  })
  .register(z.globalRegistry, { id: 'Subscription' });
export type Subscription = z.infer<typeof Subscription>;

/** A plan of the catalogue. */
export const PlanAnswer = z
  .object({
    id: z.enum(planIds),
    monthlyCents: z.int(),
    yearlyCents: z.int(),
    monthlyCredits: z.int(),
    maxMinutes: z.int(),
    maxWords: z.nullable(z.int()),
    exports: z.readonly(z.array(z.enum(exportFormats))),
    premium: z.boolean(),
    advancedModel: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Plan' });
