import { LoginBody, RegisterBody, User } from '../accounts.schema.ts';
import { defineRoute } from '../route.ts';

export const register = defineRoute({
  method: 'POST',
  path: '/api/register',
  access: 'anyone',
  summary: 'Create an account and sign in',
  body: RegisterBody,
  answers: { 201: User },
  errors: ['EMAIL_TAKEN', 'RATE_LIMITED'],
});
export const login = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  summary: 'Sign in',
  body: LoginBody,
  answers: { 200: User },
  errors: ['INVALID_CREDENTIALS', 'RATE_LIMITED'],
});
export const logout = defineRoute({
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  summary: 'Sign out on this device',
  answers: { 204: null },
});
export const getUser = defineRoute({
  method: 'GET',
  path: '/api/user',
  access: 'signed-in',
  summary: 'The signed-in person',
  answers: { 200: User },
});
