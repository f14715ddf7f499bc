import * as z from 'zod/mini';
import { Credits, TransactionPage } from '../credits.schema.ts';
import { defineRoute } from '../route.ts';
import { pageQuery } from './page.ts';

export const getCredits = defineRoute({
  method: 'GET',
  path: '/api/credits',
  access: 'signed-in',
  summary: 'Balance and grants',
  answers: { 200: Credits },
});
export const listTransactions = defineRoute({
  method: 'GET',
  path: '/api/transactions',
  access: 'signed-in',
  summary: 'The ledger, newest first',
  query: z.strictObject(pageQuery),
  answers: { 200: TransactionPage },
});
