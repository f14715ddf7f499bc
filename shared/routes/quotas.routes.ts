import { defineRoute } from '../route.ts';
import { AccountUsage } from '../quotas.schema.ts';

export const getUsage = defineRoute({
  method: 'GET',
  path: '/api/user/usage',
  access: 'signed-in',
  summary: 'How much I have of what has a maximum; deleted scripts and templates count as text until they are gone for good',
  answers: { 200: AccountUsage },
});
export const removeDeleted = defineRoute({
  method: 'DELETE',
  path: '/api/user/deleted',
  access: 'signed-in',
  summary: 'Remove my deleted scripts and templates for good, before their 30 days are over; their text counts no more',
  answers: { 200: AccountUsage },
});
