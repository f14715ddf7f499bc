import { defineRoute } from '../route.ts';
import { AccountUsage } from '../quotas.schema.ts';

export const getUsage = defineRoute({
  method: 'GET',
  path: '/api/user/usage',
  access: 'signed-in',
  summary: 'How much I have of what has a maximum; deleted scripts and templates count as text until they are gone for good',
  answers: { 200: AccountUsage },
});
