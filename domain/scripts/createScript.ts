import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Queries, Transaction } from '../../db/pool.ts';
import { chooseAddressForm } from '../../shared/chooseAddressForm.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import type { CreateScriptBody, Script } from '../../shared/scripts.schema.ts';
import type { TextAnalysis } from '../analysis/analyseText.ts';
import type { ContentFacts } from '../analysis/checkContent.ts';
import { requestAnalysis } from '../analysis/requestAnalysis.ts';
import type { ThreadPool } from '../compute/ThreadPool.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseMoreText } from '../quotas/refuseMoreText.ts';
import { refuseOneMore } from '../quotas/refuseOneMore.ts';
import { findAnswer, rememberAnswer } from '../requests/answers.ts';
import { hashRequest } from '../requests/hashRequest.ts';
import { getScript } from '../scriptPages/getScript.ts';
import { publishScriptChange } from '../scriptPages/publishScriptChange.ts';
import { getSettings } from '../settings/getSettings.ts';
import { addVersion } from './addVersion.ts';
import { replaceText } from './replaceText.ts';
import { insertScript } from './scripts.queries.ts';

/** What is remembered of the answer: the script as it is by then is in the script. */
const Answer = z.object({ scriptId: z.uuid() });

export type OwnText = {
  readonly key: string;
  readonly hash: Buffer;
  readonly body: CreateScriptBody;
  readonly facts: ContentFacts & { readonly request: GenerateBody };
  /** `null` where there is no text yet. */
  readonly text: TextAnalysis | null;
};

/** The script that was begun under this key, or what follows from the text of one that is to be begun. */
export async function prepareScript(
  queries: Queries,
  texts: ThreadPool,
  accountId: string,
  key: string,
  body: CreateScriptBody,
): Promise<{ readonly begun: Script } | { readonly begun: null; readonly own: OwnText }> {
  const hash = hashRequest('begin', body);
  const begun = await findBegun(queries, accountId, key, hash);
  if (begun) return { begun };
  const { readingSpeed } = await getSettings(queries, accountId);
  const request = requestFor(body);
  const facts = { ...request, request, address: chooseAddressForm(body), readingSpeed };
  const { content } = body;
  const text = content === '' ? null : await requestAnalysis(texts, accountId, { content, facts });
  return { begun: null, own: { key, hash, body, facts, text } };
}

/** A script that a person writes is there once, however often it was sent, and costs nothing. Its first text is its first version. */
export async function createScript(
  queries: Transaction,
  accountId: string,
  { key, hash, body: { title }, facts: { request, address, readingSpeed }, text }: OwnText,
): Promise<Script> {
  const quota = await lockQuota(queries, accountId);
  // Another request of this key may have come first meanwhile.
  const other = await findBegun(queries, accountId, key, hash);
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
}

async function findBegun(queries: Queries, accountId: string, key: string, hash: Buffer): Promise<Script | null> {
  const answer = await findAnswer(queries, accountId, key, hash);
  return answer === null ? null : getScript(queries, accountId, Answer.parse(answer).scriptId);
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
