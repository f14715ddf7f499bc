import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import type { AcceptedGeneration } from '../../shared/acceptedGeneration.schema.ts';
import { chooseAddressForm } from '../../shared/chooseAddressForm.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { findContradictions } from '../../shared/asked/findContradictions.ts';
import { AppError } from '../AppError.ts';
import { checkForCrisis } from '../requests/checkForCrisis.ts';
import { hashRequest } from '../requests/hashRequest.ts';
import { addScript } from '../scripts/scriptStates.ts';
import { getSettings } from '../settings/getSettings.ts';
import { settleRequest } from '../writing/settleRequest.ts';
import { chooseReadingSpeed } from '../writing/plan.ts';
import { acceptGeneration, type Preparation } from './acceptGeneration.ts';
import { quoteFor } from './generations.policy.ts';

export type GenerationRequest = {
  readonly accountId: string;
  readonly key: string;
  readonly body: GenerateBody;
  readonly perMinute: number;
  readonly isBeta?: boolean;
  readonly acceptLanguage?: string | undefined;
};

/** After this either everything is there — script, generation, hold, job, events — or nothing is. */
export function generateScript(
  queries: Transaction,
  { accountId, key, body, perMinute, isBeta, acceptLanguage }: GenerationRequest,
): Promise<AcceptedGeneration> {
  checkForCrisis(body, acceptLanguage);
  const request = settleRequest(body);
  refuseContradictions(request);
  const asked = { accountId, key, hash: hashRequest('generate', body), perMinute, isBeta };
  return acceptGeneration(queries, asked, () => prepare(queries, accountId, body, request));
}

function refuseContradictions(body: GenerateBody): void {
  const issues = findContradictions(body);
  if (issues.length > 0) throw new AppError('VALIDATION_FAILED', 'the request contradicts itself', { issues });
}

/** `request` is the body with what its texts say. */
async function prepare(queries: Transaction, accountId: string, body: GenerateBody, request: GenerateBody): Promise<Preparation> {
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
        address: chooseAddressForm(body),
        request,
        readingSpeed: chooseReadingSpeed(request, own),
      }),
  };
}
