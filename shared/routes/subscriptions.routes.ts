import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import { PlanAnswer, Subscription } from '../subscriptions.schema.ts';

export const getSubscription = defineRoute({
  method: 'GET',
  path: '/api/subscriptions/current',
  access: 'signed-in',
  summary: 'My plan, how far it goes and until when',
  answers: { 200: Subscription },
});
export const listPlans = defineRoute({
  method: 'GET',
  path: '/api/subscriptions/plans',
  access: 'anyone',
  summary: 'The catalogue of plans; cents of a euro, VAT included',
  answers: { 200: z.object({ items: z.array(PlanAnswer) }) },
});
