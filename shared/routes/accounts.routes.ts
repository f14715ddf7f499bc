import { RegisterAccountBody, User } from '../accounts.schema.ts';
import { defineRoute } from '../route.ts';

export const registerAccount = defineRoute({
  method: 'POST',
  path: '/api/register',
  access: 'anyone',
  summary: 'Create an account and sign in',
  body: RegisterAccountBody,
  answers: { 201: User },
  errors: ['EMAIL_TAKEN', 'PASSWORD_WEAK', 'RATE_LIMITED'],
});
export const getUser = defineRoute({
  method: 'GET',
  path: '/api/user',
  access: 'signed-in',
  whileDeleting: true,
  summary: 'The signed-in person',
  answers: { 200: User },
});
