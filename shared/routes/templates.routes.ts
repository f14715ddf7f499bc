import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import {
  CreateTemplateBody,
  Template,
  templateFilters,
  TemplateId,
  TemplatePage,
  UpdateTemplateBody,
} from '../templates.schema.ts';
import { pageQuery } from './page.ts';

const anyId = z.strictObject({ id: TemplateId });
const own = z.strictObject({ id: z.uuid() });

export const listTemplates = defineRoute({
  method: 'GET',
  path: '/api/templates',
  access: 'anyone',
  summary: 'Templates: mine, newest first, then Stillpoint’s, then those that others share',
  query: z.strictObject({ ...pageQuery, ...templateFilters }),
  answers: { 200: TemplatePage },
});
export const getTemplate = defineRoute({
  method: 'GET',
  path: '/api/templates/:id',
  access: 'anyone',
  summary: 'One template, with its text',
  params: anyId,
  answers: { 200: Template },
});
export const createTemplate = defineRoute({
  method: 'POST',
  path: '/api/templates',
  access: 'signed-in',
  summary: 'Keep a template of my own',
  body: CreateTemplateBody,
  writes: 'text',
  answers: { 201: Template },
  errors: ['LIMIT_REACHED'],
});
export const updateTemplate = defineRoute({
  method: 'PATCH',
  path: '/api/templates/:id',
  access: 'signed-in',
  summary: 'Change a template of mine',
  params: own,
  body: UpdateTemplateBody,
  writes: 'text',
  answers: { 200: Template },
  errors: ['LIMIT_REACHED', 'VERSION_CONFLICT'],
});
export const deleteTemplate = defineRoute({
  method: 'DELETE',
  path: '/api/templates/:id',
  access: 'signed-in',
  summary: 'Put a template of mine away; it can be restored for 30 days',
  params: own,
  answers: { 204: null },
});
export const restoreTemplate = defineRoute({
  method: 'POST',
  path: '/api/templates/:id/restore',
  access: 'signed-in',
  summary: 'Bring a deleted template back',
  params: own,
  answers: { 200: Template },
  errors: ['LIMIT_REACHED'],
});
