import { CheckResetBody, RequestResetBody, ResetPasswordBody } from '../recovery.schema.ts';
import { defineRoute } from '../route.ts';

const errors = ['RESET_UNKNOWN', 'RESET_USED', 'RESET_EXPIRED', 'RATE_LIMITED', 'NOT_FOUND'] as const;

export const requestReset = defineRoute({
  method: 'POST',
  path: '/api/forgot-password',
  access: 'anyone',
  summary:
    'Send a link to choose a new password, if the address has an account; the answer does not tell. 404 where no mail is sent',
  body: RequestResetBody,
  answers: { 204: null },
  errors: ['RATE_LIMITED', 'NOT_FOUND'],
});
export const checkReset = defineRoute({
  method: 'POST',
  path: '/api/reset-password/check',
  access: 'anyone',
  summary: 'Whether a link to choose a new password works',
  body: CheckResetBody,
  answers: { 204: null },
  errors,
});
export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/reset-password',
  access: 'anyone',
  summary: 'Choose a new password by a link; every session ends',
  body: ResetPasswordBody,
  answers: { 204: null },
  errors: [...errors, 'PASSWORD_WEAK'],
});
