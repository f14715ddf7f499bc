import * as z from 'zod/mini';
import { AcceptedGeneration } from '../acceptedGeneration.schema.ts';
import {
  ApproveBody,
  EditOutlineBody,
  FoundNeed,
  GenerateBody,
  Generation,
  GenerationDetails,
  GenerationList,
  RegenerateBody,
  RequestWords,
} from '../generations.schema.ts';
import { defineRoute } from '../route.ts';
import { Script } from '../scripts.schema.ts';

const id = z.strictObject({ id: z.uuid() });
export const generateScript = defineRoute({
  method: 'POST',
  path: '/api/generate-script',
  access: 'signed-in',
  summary: 'Ask for a script; a worker writes it',
  idempotent: true,
  body: GenerateBody,
  writes: 'generation',
  answers: { 202: AcceptedGeneration },
  errors: [
    'LIMIT_REACHED',
    'INSUFFICIENT_CREDITS',
    'PLAN_LIMIT',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_CONFLICT',
    'CRISIS_HELP',
    'RATE_LIMITED',
  ],
});
export const findNeed = defineRoute({
  method: 'POST',
  path: '/api/needs/search',
  access: 'signed-in',
  summary: 'The need that the words of a request speak of',
  body: RequestWords,
  writes: 'nothing',
  answers: { 200: FoundNeed },
});
export const listGenerations = defineRoute({
  method: 'GET',
  path: '/api/generations',
  access: 'signed-in',
  summary: 'Generations, newest first',
  query: z.strictObject({ active: z.optional(z.enum(['true', 'false'])) }),
  answers: { 200: GenerationList },
});
export const getGeneration = defineRoute({
  method: 'GET',
  path: '/api/generations/:id',
  access: 'signed-in',
  summary: 'A generation, and what its model took',
  params: id,
  answers: { 200: GenerationDetails },
});
export const cancelGeneration = defineRoute({
  method: 'POST',
  path: '/api/generations/:id/cancel',
  access: 'signed-in',
  summary: 'Stop writing and keep what is finished',
  params: id,
  writes: 'nothing',
  answers: { 202: Generation },
  errors: ['GENERATION_STATE'],
});
export const approveGeneration = defineRoute({
  method: 'POST',
  path: '/api/generations/:id/approve',
  access: 'signed-in',
  summary: 'Have a waiting outline written',
  params: id,
  body: ApproveBody,
  answers: { 202: Generation },
  errors: ['GENERATION_STATE', 'VERSION_CONFLICT'],
});
export const editOutline = defineRoute({
  method: 'PATCH',
  path: '/api/generations/:id/outline',
  access: 'signed-in',
  summary: 'Change an outline that waits for approval',
  params: id,
  body: EditOutlineBody,
  answers: { 200: Script },
  errors: ['GENERATION_STATE', 'VERSION_CONFLICT', 'OUTLINE_INVALID'],
});
export const retryGeneration = defineRoute({
  method: 'POST',
  path: '/api/generations/:id/retry',
  access: 'signed-in',
  summary: 'Try a failed generation again',
  idempotent: true,
  params: id,
  writes: 'generation',
  answers: { 202: AcceptedGeneration },
  errors: [
    'LIMIT_REACHED',
    'GENERATION_STATE',
    'SCRIPT_BUSY',
    'SECTION_UNKNOWN',
    'INSUFFICIENT_CREDITS',
    'PLAN_LIMIT',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_CONFLICT',
    'RATE_LIMITED',
  ],
});
export const regenerateScript = defineRoute({
  method: 'POST',
  path: '/api/scripts/:id/regenerate',
  access: 'signed-in',
  summary: 'Have a script, or one of its sections, written again; the text it has stays a version',
  idempotent: true,
  params: id,
  body: RegenerateBody,
  writes: 'generation',
  answers: { 202: AcceptedGeneration },
  errors: [
    'LIMIT_REACHED',
    'VERSION_CONFLICT',
    'SCRIPT_BUSY',
    'GENERATION_STATE',
    'SECTION_UNKNOWN',
    'INSUFFICIENT_CREDITS',
    'PLAN_LIMIT',
    'CRISIS_HELP',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_CONFLICT',
    'RATE_LIMITED',
  ],
});
