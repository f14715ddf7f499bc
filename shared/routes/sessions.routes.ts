import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import { EndSessionsBody, SessionPage } from '../sessions.schema.ts';
import { pageQuery } from './page.ts';

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
