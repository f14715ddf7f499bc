import * as z from 'zod/mini';
import { User } from '../accounts.schema.ts';
import { defineRoute } from '../route.ts';
import { EndSessionsBody, SessionPage, SignInBody } from '../sessions.schema.ts';
import { pageQuery } from './page.ts';

export const signIn = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  summary: 'Sign in',
  body: SignInBody,
  answers: { 200: User },
  errors: ['INVALID_CREDENTIALS', 'RATE_LIMITED'],
});
export const signOut = defineRoute({
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  summary: 'Sign out on this device',
  answers: { 204: null },
});
export const listSessions = defineRoute({
  method: 'GET',
  path: '/api/sessions',
  access: 'signed-in',
  summary: 'Where I am signed in, newest first',
  query: z.strictObject(pageQuery),
  answers: { 200: SessionPage },
});
export const endSession = defineRoute({
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'signed-in',
  summary: 'Sign one device out',
  params: z.strictObject({ id: z.uuid() }),
  writes: 'nothing',
  answers: { 204: null },
});
export const endSessions = defineRoute({
  method: 'POST',
  path: '/api/sessions/end',
  access: 'signed-in',
  summary: 'Sign out everywhere else, or everywhere',
  body: EndSessionsBody,
  writes: 'nothing',
  answers: { 204: null },
});
