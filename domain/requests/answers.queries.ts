import * as z from 'zod/mini';
import { jsonb } from '../../db/jsonb.ts';
import { sql, type Queries } from '../../db/pool.ts';

const Remembered = z.object({ answer: z.unknown(), sameRequest: z.boolean() });

/** What was answered to a key in the last 24 hours; `null` where it is new. */
export const findAnswerRow = (
  queries: Queries,
  accountId: string,
  key: string,
  requestHash: Buffer,
): Promise<z.infer<typeof Remembered> | null> =>
  queries.maybeOne(sql.type(Remembered)`
    select answer, request_hash = ${sql.binary(requestHash)} as "sameRequest" from idempotency_key
    where account_id = ${accountId} and key = ${key} and created_at > now() - interval '24 hours'`);

export const insertAnswer = (
  queries: Queries,
  accountId: string,
  key: string,
  requestHash: Buffer,
  answer: unknown,
): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into idempotency_key (account_id, key, request_hash, answer)
    values (${accountId}, ${key}, ${sql.binary(requestHash)}, ${jsonb(answer)})
    on conflict (account_id, key) do update set request_hash = excluded.request_hash, answer = excluded.answer, created_at = now()`);

export const purgeAnswersRows = (queries: Queries): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from idempotency_key where created_at < now() - interval '24 hours'`);
