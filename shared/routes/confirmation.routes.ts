import * as z from 'zod/mini';
import { User } from '../accounts.schema.ts';
import { ConfirmEmailBody } from '../confirmation.schema.ts';
import { defineRoute } from '../route.ts';

const errors = ['CONFIRM_UNKNOWN', 'CONFIRM_USED', 'CONFIRM_EXPIRED', 'RATE_LIMITED'] as const;

export const checkConfirmation = defineRoute({
  method: 'POST',
  path: '/api/confirm-email/check',
  access: 'anyone',
  summary: 'Which address a mail’s link confirms, and whether it works; the link stays as it is',
  body: ConfirmEmailBody,
  answers: { 200: z.object({ email: z.email() }) },
  errors,
});
export const confirmEmail = defineRoute({
  method: 'POST',
  path: '/api/confirm-email',
  access: 'anyone',
  summary: 'Confirm an address by a mail’s link; credits that waited for it come',
  body: ConfirmEmailBody,
  answers: { 200: z.object({ email: z.email(), credits: z.int() }) },
  errors: [...errors, 'EMAIL_TAKEN', 'ACCOUNT_DELETING'],
});
export const renewConfirmation = defineRoute({
  method: 'POST',
  path: '/api/confirm-email/again',
  access: 'anyone',
  summary: 'Send another link for one that has expired, to the same address. 404 where no mail is sent',
  body: ConfirmEmailBody,
  answers: { 204: null },
  errors: ['CONFIRM_UNKNOWN', 'CONFIRM_USED', 'RATE_LIMITED', 'NOT_FOUND', 'ACCOUNT_DELETING'],
});
export const sendConfirmationAgain = defineRoute({
  method: 'POST',
  path: '/api/user/email/confirmation',
  access: 'signed-in',
  summary: 'Send another link to the address that awaits its confirmation, if one does. 404 where no mail is sent',
  answers: { 204: null },
  errors: ['RATE_LIMITED', 'NOT_FOUND'],
});
export const cancelEmailChange = defineRoute({
  method: 'DELETE',
  path: '/api/user/email/pending',
  access: 'signed-in',
  summary: 'Keep the address; the link that was sent to another one ends',
  writes: 'nothing',
  answers: { 200: User },
});
