import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import { chooseAddress } from '../../shared/chooseAddress.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { checkForCrisis } from '../requests/checkForCrisis.ts';
import { hashRequest } from '../requests/hashRequest.ts';
import { addScript } from '../scripts/scriptStates.ts';
import { getSettings } from '../settings/getSettings.ts';
import { chooseReadingSpeed } from '../writing/plan.ts';
import { acceptGeneration, type Accepted, type Preparation } from './acceptGeneration.ts';
import { quoteFor } from './generations.policy.ts';

export type GenerationRequest = {
  readonly accountId: string;
  readonly key: string;
  readonly body: GenerateBody;
  readonly perMinute: number;
  readonly acceptLanguage?: string | undefined;
};

/** After this either everything is there — script, generation, hold, job, events — or nothing is. */
export function generateScript(
  queries: Transaction,
  { accountId, key, body, perMinute, acceptLanguage }: GenerationRequest,
): Promise<Accepted> {
  checkForCrisis(body, acceptLanguage);
  const asked = { accountId, key, hash: hashRequest('generate', body), perMinute };
  return acceptGeneration(queries, asked, () => prepare(queries, accountId, body));
}

async function prepare(queries: Transaction, accountId: string, body: GenerateBody): Promise<Preparation> {
  const { readingSpeed: own } = await getSettings(queries, accountId);
  return {
    quote: quoteFor(body.duration, body.duration, null),
    isNewScript: true,
    retryOf: null,
    scope: null,
    keepsSections: false,
    open: () =>
      addScript(queries, {
        id: randomUUID(),
        accountId,
        title: body.title ?? '',
        address: chooseAddress(body),
        request: body,
        readingSpeed: chooseReadingSpeed(body, own),
      }),
  };
}
