import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import { Stats, TimeZone } from '../stats.schema.ts';

export const getStats = defineRoute({
  method: 'GET',
  path: '/api/stats',
  access: 'signed-in',
  summary: 'Figures of my scripts; months are those of the time zone, UTC without one',
  query: z.strictObject({ timeZone: z._default(TimeZone, 'UTC') }),
  answers: { 200: Stats },
});
