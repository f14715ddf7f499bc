import type { Transaction } from '../../db/pool.ts';
import type { AcceptedGeneration } from '../../shared/acceptedGeneration.schema.ts';
import type { GenerationScope, RegenerateBody } from '../../shared/generations.schema.ts';
import { AppError } from '../AppError.ts';
import { checkForCrisis } from '../requests/checkForCrisis.ts';
import { hashRequest } from '../requests/hashRequest.ts';
import { lockForChange } from '../scripts/lockScript.ts';
import { reopenScript } from '../scripts/scriptStates.ts';
import { getSettings } from '../settings/getSettings.ts';
import { acceptGeneration, type Preparation } from './acceptGeneration.ts';
import { quoteFor } from './generations.policy.ts';
import { minutesAfter, speedFor, toSectionScope, type Rewritable } from './regeneration.policy.ts';

export type RegenerationRequest = {
  readonly accountId: string;
  readonly key: string;
  readonly scriptId: string;
  readonly body: RegenerateBody;
  readonly perMinute: number;
  readonly isBeta?: boolean;
  readonly acceptLanguage?: string | undefined;
};

/** A script, or one of its sections, is to be written again: with a hold of its own, and the text stays as it is until then. */
export function regenerateScript(queries: Transaction, request: RegenerationRequest): Promise<AcceptedGeneration> {
  const { accountId, key, scriptId, body, perMinute, isBeta } = request;
  const asked = { accountId, key, hash: hashRequest('regenerate', { scriptId, ...body }), perMinute, isBeta };
  return acceptGeneration(queries, asked, () => prepare(queries, request));
}

async function prepare(
  queries: Transaction,
  { accountId, scriptId, body, acceptLanguage }: RegenerationRequest,
): Promise<Preparation> {
  const script = await lockForChange(queries, accountId, scriptId, body.baseRevision);
  if (script.status === 'failed') throw new AppError('GENERATION_STATE', 'there is no text; the generation can be tried again');
  const { language, duration } = script;
  checkForCrisis({ language, additionalInstructions: body.wish, forPractice: body.forPractice }, acceptLanguage);
  const { readingSpeed: own } = await getSettings(queries, accountId);
  const scope = toScope(script, body, own);
  return {
    quote: quoteFor(duration, minutesAfter(script, scope), scope),
    isNewScript: false,
    retryOf: null,
    scope,
    keepsSections: false,
    open: () => reopenScript(queries, script),
  };
}

/** A whole is planned by how fast the person reads now; a section stays one of its script, and goes by its clock. */
const toScope = (script: Rewritable, { wish, section }: RegenerateBody, own: number): GenerationScope =>
  section
    ? toSectionScope(script, section, wish || null)
    : { kind: 'whole', wish: wish || null, readingSpeed: speedFor(script, own) };
