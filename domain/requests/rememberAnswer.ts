import type { Queries } from '../../db/pool.ts';
import { insertAnswer } from './answers.queries.ts';

/** The same key and body get the same answer for 24 hours. */
export const rememberAnswer = (
  queries: Queries,
  accountId: string,
  key: string,
  requestHash: Buffer,
  answer: unknown,
): Promise<unknown> => insertAnswer(queries, accountId, key, requestHash, answer);
