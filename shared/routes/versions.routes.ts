import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import { Script } from '../scripts.schema.ts';
import { BaseRevisionBody, NameVersionBody, VariantList, Version, VersionPage, VersionSummary } from '../versions.schema.ts';
import { pageQuery } from './page.ts';

const id = z.strictObject({ id: z.uuid() });
const ofVersion = z.extend(id, { version: z.uuid() });

export const listVersions = defineRoute({
  method: 'GET',
  path: '/api/scripts/:id/versions',
  access: 'signed-in',
  summary: 'Every text that a script has had, newest first',
  params: id,
  query: z.strictObject(pageQuery),
  answers: { 200: VersionPage },
});
export const getVersion = defineRoute({
  method: 'GET',
  path: '/api/scripts/:id/versions/:version',
  access: 'signed-in',
  summary: 'One version, with its text',
  params: ofVersion,
  answers: { 200: Version },
});
export const nameVersion = defineRoute({
  method: 'PATCH',
  path: '/api/scripts/:id/versions/:version',
  access: 'signed-in',
  summary: 'Name a version',
  params: ofVersion,
  body: NameVersionBody,
  answers: { 200: VersionSummary },
  errors: ['LIMIT_REACHED'],
});
export const restoreVersion = defineRoute({
  method: 'POST',
  path: '/api/scripts/:id/versions/:version/restore',
  access: 'signed-in',
  summary: 'Make a version the script’s text again; that is a version too',
  params: ofVersion,
  body: BaseRevisionBody,
  writes: 'text',
  answers: { 200: Script },
  errors: ['LIMIT_REACHED', 'VERSION_CONFLICT', 'SCRIPT_BUSY', 'RATE_LIMITED', 'UNAVAILABLE'],
});
export const listVariants = defineRoute({
  method: 'GET',
  path: '/api/scripts/:id/variants',
  access: 'signed-in',
  summary: 'The proposals for sections of a script, newest first',
  params: id,
  answers: { 200: VariantList },
});
export const takeVariant = defineRoute({
  method: 'POST',
  path: '/api/scripts/:id/variants/:variant/take',
  access: 'signed-in',
  summary: 'Put a proposal in the place of its section',
  params: z.extend(id, { variant: z.uuid() }),
  body: BaseRevisionBody,
  writes: 'text',
  answers: { 200: Script },
  errors: ['LIMIT_REACHED', 'VERSION_CONFLICT', 'SCRIPT_BUSY', 'SECTION_UNKNOWN', 'RATE_LIMITED', 'UNAVAILABLE'],
});
