import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import { scriptFilters, scriptSorts, sortOrders } from '../scriptFilters.ts';
import { CreateScriptBody, DuplicateScriptBody, Script, ScriptPage, UpdateScriptBody } from '../scripts.schema.ts';
import { pageQuery } from './page.ts';

const id = z.strictObject({ id: z.uuid() });

export const listScripts = defineRoute({
  method: 'GET',
  path: '/api/scripts',
  access: 'signed-in',
  summary: 'My scripts: searched, narrowed and sorted; the sort `place` is a collection’s own order',
  query: z
    .strictObject({
      ...pageQuery,
      // A title is part of it where titles are sorted by.
      cursor: z.optional(z.string().check(z.maxLength(1200))),
      ...scriptFilters,
      sort: z._default(z.enum(scriptSorts), 'date'),
      order: z._default(z.enum(sortOrders), 'desc'),
    })
    .check(
      z.refine(({ sort, collection }) => sort !== 'place' || collection !== undefined, {
        path: ['sort'],
        message: 'only a collection has an order of its own',
      }),
    ),
  answers: { 200: ScriptPage },
});
export const createScript = defineRoute({
  method: 'POST',
  path: '/api/scripts',
  access: 'signed-in',
  summary: 'Begin a script of one’s own; it costs nothing',
  idempotent: true,
  body: CreateScriptBody,
  writes: 'text',
  answers: { 201: Script },
  errors: ['LIMIT_REACHED', 'IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE'],
});
export const duplicateScript = defineRoute({
  method: 'POST',
  path: '/api/scripts/:id/duplicate',
  access: 'signed-in',
  summary: 'Copy a script with its present text; it costs nothing',
  idempotent: true,
  params: id,
  body: DuplicateScriptBody,
  writes: 'text',
  answers: { 201: Script },
  errors: ['LIMIT_REACHED', 'SCRIPT_BUSY', 'IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_CONFLICT', 'RATE_LIMITED'],
});
export const getScript = defineRoute({
  method: 'GET',
  path: '/api/scripts/:id',
  access: 'signed-in',
  summary: 'One script, with its sections and timing',
  params: id,
  answers: { 200: Script },
});
export const updateScript = defineRoute({
  method: 'PATCH',
  path: '/api/scripts/:id',
  access: 'signed-in',
  summary: 'Change title or text',
  params: id,
  body: UpdateScriptBody,
  writes: 'text',
  answers: { 200: Script },
  errors: ['LIMIT_REACHED', 'VERSION_CONFLICT', 'SCRIPT_BUSY', 'RATE_LIMITED', 'UNAVAILABLE'],
});
export const deleteScript = defineRoute({
  method: 'DELETE',
  path: '/api/scripts/:id',
  access: 'signed-in',
  summary: 'Put a script away; it can be restored for 30 days',
  params: id,
  answers: { 204: null },
});
export const restoreScript = defineRoute({
  method: 'POST',
  path: '/api/scripts/:id/restore',
  access: 'signed-in',
  summary: 'Bring a deleted script back',
  params: id,
  answers: { 200: Script },
  errors: ['LIMIT_REACHED'],
});
