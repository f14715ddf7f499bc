import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database, Queries } from '../../db/pool.ts';
import { chooseAddress } from '../../shared/chooseAddress.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import type { CreateScriptBody, Script } from '../../shared/scripts.schema.ts';
import type { ThreadPool } from '../compute/ThreadPool.ts';
import { hashRequest } from '../generations/hashRequest.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseMoreText } from '../quotas/refuseMoreText.ts';
import { refuseOneMore } from '../quotas/refuseOneMore.ts';
import { findAnswer } from '../requests/findAnswer.ts';
import { rememberAnswer } from '../requests/rememberAnswer.ts';
import { getSettings } from '../settings/getSettings.ts';
import { addVersion } from '../versions/addVersion.ts';
import { getScript } from './getScript.ts';
import { replaceText } from './replaceText.ts';
import { requestAnalysis } from './requestAnalysis.ts';
import { insertScript } from './scripts.queries.ts';
import { publishScriptChange } from './publishScriptChange.ts';

/** What is remembered of the answer: the script as it is by then is in the script. */
const Answer = z.object({ scriptId: z.uuid() });

/** A script that a person writes is there once, however often it was sent, and costs nothing. Its first text is its first version. */
export async function beginScript(
  database: Database,
  texts: ThreadPool,
  accountId: string,
  key: string,
  body: CreateScriptBody,
): Promise<Script> {
  const hash = hashRequest('begin', body);
  const findBegun = async (queries: Queries): Promise<Script | null> => {
    const answer = await findAnswer(queries, accountId, key, hash);
    return answer === null ? null : getScript(queries, accountId, Answer.parse(answer).scriptId);
  };
  const begun = await findBegun(database);
  if (begun) return begun;
  const { title, content } = body;
  const { readingSpeed } = await getSettings(database, accountId);
  const request = requestFor(body);
  const address = chooseAddress(body);
  const facts = { ...request, address, readingSpeed };
  const text = content === '' ? null : await requestAnalysis(texts, accountId, { content, facts });
  return database.transaction(async (queries) => {
    const quota = await lockQuota(queries, accountId);
    // Another request of this key may have come first meanwhile.
    const other = await findBegun(queries);
    if (other) return other;
    refuseOneMore('scripts', quota.used);
    const id = randomUUID();
    const row = await insertScript(queries, { id, accountId, title, address, request, readingSpeed, status: 'ready' });
    const filled = text ? await replaceText(queries, row, { text }) : row;
    await addVersion(queries, id, { reason: 'created', author: 'person' });
    await refuseMoreText(queries, quota);
    await rememberAnswer(queries, accountId, key, hash, { scriptId: id });
    // No tab shows it yet, so none needs the text from the event.
    return publishScriptChange(queries, accountId, filled, 'same');
  });
}

/** What would have to be asked for so that such a script is written. */
const requestFor = ({ content: _content, ...asked }: CreateScriptBody): GenerateBody => ({
  ...asked,
  style: 'gentle',
  intensity: 'moderate',
  includeMetaphors: true,
  includeBreathing: true,
  advancedVisualization: false,
});
