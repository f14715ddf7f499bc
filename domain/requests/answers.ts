import * as z from 'zod/mini';
import { jsonb } from '../../db/jsonb.ts';
import { sql, type Queries, type Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';

/**
 * What this very request was answered before; `null` where it is new, and then the caller, who holds the account's lock
 * so that repeats wait, remembers its answer. Throws `IDEMPOTENCY_CONFLICT` where the key was another request's.
 */
export async function findAnswer(queries: Queries, accountId: string, key: string, requestHash: Buffer): Promise<unknown> {
  const found = await queries.maybeOne(sql.type(Remembered)`
    select answer, request_hash = ${sql.binary(requestHash)} as "sameRequest" from idempotency_key
    where account_id = ${accountId} and key = ${key} and created_at > now() - interval '24 hours'`);
  if (found && !found.sameRequest) throw new AppError('IDEMPOTENCY_CONFLICT', 'this key was used for another request');
  return found?.answer ?? null;
}

const Remembered = z.object({ answer: z.unknown(), sameRequest: z.boolean() });

/** The same key and body get the same answer for 24 hours. */
export const rememberAnswer = (
  queries: Transaction,
  accountId: string,
  key: string,
  requestHash: Buffer,
  answer: unknown,
): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into idempotency_key (account_id, key, request_hash, answer)
    values (${accountId}, ${key}, ${sql.binary(requestHash)}, ${jsonb(answer)})
    on conflict (account_id, key) do update set request_hash = excluded.request_hash, answer = excluded.answer, created_at = now()`);

/** Answers are remembered for 24 hours. */
export const purgeAnswers = (queries: Transaction): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from idempotency_key where created_at < now() - interval '24 hours'`);
