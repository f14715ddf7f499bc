import type { Queries, Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { findAnswerRow, insertAnswer, purgeAnswersRows } from './answers.queries.ts';

/**
 * What this very request was answered before; `null` where it is new, and then the caller, who holds the account's lock
 * so that repeats wait, remembers its answer. Throws `IDEMPOTENCY_CONFLICT` where the key was another request's.
 */
export async function findAnswer(queries: Queries, accountId: string, key: string, requestHash: Buffer): Promise<unknown> {
  const found = await findAnswerRow(queries, accountId, key, requestHash);
  if (found && !found.sameRequest) throw new AppError('IDEMPOTENCY_CONFLICT', 'this key was used for another request');
  return found?.answer ?? null;
}

/** The same key and body get the same answer for 24 hours. */
export const rememberAnswer = (
  queries: Transaction,
  accountId: string,
  key: string,
  requestHash: Buffer,
  answer: unknown,
): Promise<unknown> => insertAnswer(queries, accountId, key, requestHash, answer);

/** Answers are remembered for 24 hours. */
export const purgeAnswers = async (queries: Transaction): Promise<void> => void (await purgeAnswersRows(queries));
