import * as z from 'zod/mini';
import { User } from '../accounts.schema.ts';
import { DeletionBody } from '../deletion.schema.ts';
import { AccountUsage } from '../quotas.schema.ts';
import { defineRoute } from '../route.ts';

export const downloadData = defineRoute({
  method: 'GET',
  path: '/api/user/data',
  access: 'signed-in',
  whileDeleting: true,
  summary: 'Everything that is kept of me, as one file',
  answers: { 200: null },
  sends: 'application/json',
  errors: ['RATE_LIMITED'],
});
export const requestDeletion = defineRoute({
  method: 'POST',
  path: '/api/user/delete',
  access: 'signed-in',
  summary: 'Have the account deleted in 14 days; every session ends',
  body: DeletionBody,
  writes: 'nothing',
  answers: { 200: z.object({ deletionDueAt: z.iso.datetime() }) },
  errors: ['WRONG_PASSWORD', 'RATE_LIMITED'],
});
export const restoreAccount = defineRoute({
  method: 'POST',
  path: '/api/user/restore',
  access: 'signed-in',
  whileDeleting: true,
  summary: 'Keep an account that was to be deleted',
  writes: 'nothing',
  answers: { 200: User },
});
export const deleteNow = defineRoute({
  method: 'POST',
  path: '/api/user/delete-now',
  access: 'signed-in',
  whileDeleting: true,
  summary: 'Carry out at once a deletion that was asked for before. 404 where none was',
  body: DeletionBody,
  writes: 'nothing',
  answers: { 204: null },
  errors: ['WRONG_PASSWORD', 'RATE_LIMITED', 'NOT_FOUND'],
});
export const removeDeleted = defineRoute({
  method: 'DELETE',
  path: '/api/user/deleted',
  access: 'signed-in',
  summary: 'Remove my deleted scripts and templates for good, before their 30 days are over; their text counts no more',
  answers: { 200: AccountUsage },
});
