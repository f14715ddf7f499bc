import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Transaction } from '../../db/pool.ts';
import type { DuplicateScriptBody, Script } from '../../shared/scripts.schema.ts';
import { AppError } from '../AppError.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseMoreText } from '../quotas/refuseMoreText.ts';
import { refuseOneMore } from '../quotas/refuseOneMore.ts';
import { findAnswer, rememberAnswer } from '../requests/answers.ts';
import { hashRequest } from '../requests/hashRequest.ts';
import { getScript } from '../scriptPages/getScript.ts';
import { publishScriptChange } from '../scriptPages/publishScriptChange.ts';
import { addVersion } from './addVersion.ts';
import { copyScript, findOwnRow } from './scripts.queries.ts';

/** What is remembered of the answer: the copy as it is by then is in the copy. */
const Answer = z.object({ scriptId: z.uuid() });

/**
 * A copy has the script's present text with all that is known of it, and is there once, however often it was asked for. It
 * costs nothing; what is not written yet cannot be copied.
 */
export async function duplicateScript(
  queries: Transaction,
  accountId: string,
  id: string,
  { key, body }: { readonly key: string; readonly body: DuplicateScriptBody },
): Promise<Script> {
  const hash = hashRequest('duplicate', { id, ...body });
  const quota = await lockQuota(queries, accountId);
  const answer = await findAnswer(queries, accountId, key, hash);
  if (answer !== null) return getScript(queries, accountId, Answer.parse(answer).scriptId);
  const script = await findOwnRow(queries, accountId, id);
  if (!script) throw new AppError('NOT_FOUND', 'no such script');
  if (script.status !== 'ready' && script.status !== 'partial') throw new AppError('SCRIPT_BUSY', 'it has no text yet');
  refuseOneMore('scripts', quota.used);
  const copy = await copyScript(queries, id, randomUUID(), body.title);
  await addVersion(queries, copy.id, { reason: 'created', author: copy.writer ?? 'person' });
  await refuseMoreText(queries, quota);
  await rememberAnswer(queries, accountId, key, hash, { scriptId: copy.id });
  // No tab shows it yet, so none needs the text from the event.
  return publishScriptChange(queries, accountId, copy, 'same');
}
