import * as z from 'zod/mini';
import { ExportQuery, exportTypes } from '../exports.schema.ts';
import { exportFormats } from '../plans.ts';
import { defineRoute } from '../route.ts';

const params = z.strictObject({ id: z.uuid() });

export const exportScript = defineRoute({
  method: 'GET',
  path: '/api/scripts/:id/export',
  access: 'signed-in',
  summary: 'A script as a file, as far as the plan has its format',
  params,
  query: ExportQuery,
  answers: { 200: null },
  sends: exportFormats.map((format) => exportTypes[format]),
  errors: ['PLAN_LIMIT', 'SCRIPT_EMPTY', 'RATE_LIMITED', 'UNAVAILABLE'],
});

/** What `exportScript` would say, without the file: a browser that saves a link shows nobody why there was none. */
export const checkExport = defineRoute({
  method: 'GET',
  path: '/api/scripts/:id/export/check',
  access: 'signed-in',
  summary: 'Whether a script can be exported so, and the name of the file that it would be',
  params,
  query: ExportQuery,
  answers: { 200: z.strictObject({ name: z.string() }) },
  errors: ['PLAN_LIMIT', 'SCRIPT_EMPTY', 'RATE_LIMITED', 'UNAVAILABLE'],
});
