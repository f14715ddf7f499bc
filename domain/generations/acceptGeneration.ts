import { randomUUID } from 'node:crypto';
import type { Queries } from '../../db/pool.ts';
import { costOfRegeneration } from '../../shared/cost.ts';
import type { Balance } from '../../shared/credits.schema.ts';
import type { Generation, GenerationScope } from '../../shared/generations.schema.ts';
import type { PlanId } from '../../shared/plans.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { toScriptChange } from '../../shared/toScriptChange.ts';
import { AppError } from '../AppError.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { holdCredits } from '../credits/holdCredits.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { publishToUser } from '../events/streams.ts';
import { presentScript, type UnreadScript } from '../scripts/presentScript.ts';
import { refuseFull } from '../quotas/refuseFull.ts';
import { refuseOneMore } from '../quotas/refuseOneMore.ts';
import { checkPlan, checkRate } from './generations.policy.ts';
import { copySections, listSections } from './sections.queries.ts';
import { rememberAnswer } from '../requests/rememberAnswer.ts';
import { findRequestFacts, insertGeneration } from './generations.queries.ts';
import { enqueueGeneration } from './leases.queries.ts';

export type Accepted = { script: Script; generation: Generation; credits: Balance };
export type Asked = { readonly accountId: string; readonly key: string; readonly hash: Buffer; readonly perMinute: number };
/** Refuses what plan, balance or maxima do not reach: minutes that the script will have, what is to be paid now, and whether it is one more. */
export type Check = (minutes: number, cost: number, isNew?: 'new script') => void;
/** What differs between asking again and trying again. */
export type Preparation = {
  readonly row: UnreadScript;
  readonly retryOf: string | null;
  /** `null` where a new script is written. */
  readonly scope: GenerationScope | null;
  /** Whether the sections that the one before finished are good enough to go on after. */
  readonly keepsSections: boolean;
};

/**
 * One request becomes one generation with one hold, however often it is sent: the account's lock makes repeats wait,
 * and they then find the remembered answer. Must run inside a transaction; `prepare` gives the script to write.
 */
export async function acceptGeneration(
  queries: Queries,
  { accountId, key, hash, perMinute }: Asked,
  prepare: (check: Check) => Promise<Preparation>,
): Promise<Accepted> {
  const account = await lockCreditAccount(queries, accountId);
  const facts = await findRequestFacts(queries, accountId, key, hash);
  if (facts.answer !== null) return repeatAnswer(facts.answer, facts.sameRequest === true);
  checkRate(facts.lastMinute, perMinute);
  const { row, retryOf, scope, keepsSections } = await prepare((minutes, needed, isNew) => {
    checkPlanAndBalance(facts.plan, minutes, needed, account.available);
    // Once accepted it is delivered, however much there is by then.
    if (isNew) refuseOneMore('scripts', facts);
    refuseFull(facts.textBytes);
  });
  const id = randomUUID();
  const cost = costOfRegeneration(row.duration, scope?.kind === 'section' ? scope : null);
  const { createdAt, sectionsTotal } = await insertGeneration(queries, {
    id,
    accountId,
    scriptId: row.id,
    cost,
    retryOf,
    scope,
    goesOn: keepsSections,
  });
  const balance = await holdCredits(queries, account, { accountId, generationId: id, scriptId: row.id, amount: cost });
  if (retryOf !== null && keepsSections) await copySections(queries, retryOf, id);
  const saved = retryOf === null ? [] : await listSections(queries, id);
  const generation: Generation = {
    id,
    scriptId: row.id,
    status: 'queued',
    stage: null,
    cost,
    charged: null,
    attempts: 0,
    sectionsDone: saved.length,
    sectionsTotal,
    failure: null,
    retryOf,
    scope,
    proposal: null,
    cancelRequestedAt: null,
    availableAt: createdAt,
    createdAt,
    startedAt: null,
    finishedAt: null,
  };
  const answer = {
    script: presentScript(row, generation, row.status === 'writing' ? saved : []),
    generation,
    credits: { available: balance.available, held: balance.held },
  };
  await rememberAnswer(queries, accountId, key, hash, answer);
  await enqueueGeneration(queries, id, 1);
  await publishToUser(queries, accountId, [
    creditsChanged(balance),
    { type: 'script.queued', payload: toScriptChange(answer.script, scope === null && retryOf === null ? 'new' : 'same') },
  ]);
  return answer;
}

function checkPlanAndBalance(plan: PlanId, minutes: number, needed: number, available: number): void {
  checkPlan(plan, minutes);
  if (available < needed) throw new AppError('INSUFFICIENT_CREDITS', 'not enough credits', { details: { needed, available } });
}

function repeatAnswer(answer: unknown, sameRequest: boolean): Accepted {
  if (!sameRequest) throw new AppError('IDEMPOTENCY_CONFLICT', 'this key was used for another request');
  // Remembered from this very type; the route's answer schema reads it again on the way out.
  return answer as Accepted;
}
