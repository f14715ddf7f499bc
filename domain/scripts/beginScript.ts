import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database } from '../../db/pool.ts';
import { chooseAddress } from '../../shared/chooseAddress.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import type { CreateScriptBody, Script } from '../../shared/scripts.schema.ts';
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
import { insertScript } from './scripts.queries.ts';
import { tellChange } from './tellChange.ts';

/** What is remembered of the answer: the script as it is by then is in the script. */
const Answer = z.object({ scriptId: z.uuid() });

/** A script that a person writes is there once, however often it was sent, and costs nothing. Its first text is its first version. */
export async function beginScript(database: Database, accountId: string, key: string, body: CreateScriptBody): Promise<Script> {
  const hash = hashRequest('begin', body);
  return database.transaction(async (queries) => {
    const quota = await lockQuota(queries, accountId);
    const answer = await findAnswer(queries, accountId, key, hash);
    if (answer !== null) return getScript(queries, accountId, Answer.parse(answer).scriptId);
    refuseOneMore('scripts', quota.used);
    const id = randomUUID();
    const { title, content } = body;
    const { readingSpeed } = await getSettings(queries, accountId);
    const request = requestFor(body);
    const address = chooseAddress(body);
    const row = await insertScript(queries, { id, accountId, title, address, request, readingSpeed, status: 'ready' });
    const filled = content === '' ? row : await replaceText(queries, row, { content });
    await addVersion(queries, id, { reason: 'created', author: 'person' });
    await refuseMoreText(queries, quota);
    await rememberAnswer(queries, accountId, key, hash, { scriptId: id });
    return tellChange(queries, accountId, filled);
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
