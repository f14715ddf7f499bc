import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import type { AcceptedGeneration } from '../../shared/acceptedGeneration.schema.ts';
import type { Generation, GenerationScope } from '../../shared/generations.schema.ts';
import { entitledPlan } from '../../shared/plans.ts';
import type { Section } from '../../shared/scripts.schema.ts';
import { toScriptChange } from '../../shared/toScriptChange.ts';
import { AppError } from '../AppError.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { holdCredits } from '../credits/holdCredits.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { publishToUser } from '../events/streams.ts';
import { rememberAnswer } from '../requests/answers.ts';
import { presentScript } from '../scriptPages/presentScript.ts';
import type { ScriptRow } from '../scriptPages/scriptColumns.ts';
import { checkPolicy, checkRate, type Quote } from './generations.policy.ts';
import { findRequestFacts, insertGeneration } from './generations.queries.ts';
import { enqueueGeneration } from './leases.queries.ts';
import { copySections, listSections } from './sections.queries.ts';

export type Asked = {
  readonly accountId: string;
  readonly key: string;
  readonly hash: Buffer;
  readonly perMinute: number;
  /** While a beta runs the largest plan's length holds for everybody. */
  readonly isBeta?: boolean | undefined;
};
/** What is to be written: in this generating, regenerating and retrying differ. */
export type Preparation = {
  readonly quote: Quote;
  readonly isNewScript: boolean;
  readonly retryOf: string | null;
  /** `null` where a new script is written. */
  readonly scope: GenerationScope | null;
  /** Whether the sections that the one before finished are good enough to go on after. */
  readonly keepsSections: boolean;
  /** Brings the script into the state in which it is written. */
  readonly open: () => Promise<ScriptRow>;
};

/**
 * One request becomes one generation with one hold, however often it is sent: the account's lock makes repeats wait, and they
 * then find the remembered answer. `prepare` locks what is to be written, and changes nothing.
 */
export async function acceptGeneration(
  queries: Transaction,
  { accountId, key, hash, perMinute, isBeta = false }: Asked,
  prepare: () => Promise<Preparation>,
): Promise<AcceptedGeneration> {
  const account = await lockCreditAccount(queries, accountId);
  const facts = await findRequestFacts(queries, accountId, key, hash);
  if (facts.answer !== null) return repeatAnswer(facts.answer, facts.sameRequest === true);
  checkRate(facts.lastMinute, perMinute);
  const preparation = await prepare();
  checkPolicy({ ...facts, plan: entitledPlan(facts.plan, isBeta) }, preparation);
  const script = await preparation.open();
  const { generation, saved } = await addGeneration(queries, accountId, script.id, preparation);
  const hold = { accountId, generationId: generation.id, scriptId: script.id, amount: generation.cost };
  const balance = await holdCredits(queries, account, hold);
  await enqueueGeneration(queries, generation.id, 1);
  const answer = {
    script: presentScript(script, generation, script.status === 'writing' ? saved : []),
    generation,
    credits: { available: balance.available, held: balance.held },
  };
  await rememberAnswer(queries, accountId, key, hash, answer);
  const isFirst = preparation.scope === null && preparation.retryOf === null;
  await publishToUser(queries, accountId, [
    creditsChanged(balance),
    { type: 'script.queued', payload: toScriptChange(answer.script, isFirst ? 'new' : 'same') },
  ]);
  return answer;
}

/** The generation, waiting, with the sections that it goes on after. */
async function addGeneration(
  queries: Transaction,
  accountId: string,
  scriptId: string,
  { quote: { cost }, retryOf, scope, keepsSections }: Preparation,
): Promise<{ generation: Generation; saved: readonly Section[] }> {
  const id = randomUUID();
  const { createdAt, sectionsTotal } = await insertGeneration(queries, {
    id,
    accountId,
    scriptId,
    cost,
    retryOf,
    scope,
    goesOn: keepsSections,
  });
  if (retryOf !== null && keepsSections) await copySections(queries, retryOf, id);
  const saved = retryOf === null ? [] : await listSections(queries, id);
  const generation: Generation = {
    id,
    scriptId,
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
  return { generation, saved };
}

function repeatAnswer(answer: unknown, sameRequest: boolean): AcceptedGeneration {
  if (!sameRequest) throw new AppError('IDEMPOTENCY_CONFLICT', 'this key was used for another request');
  // Remembered from this very type; the route's answer schema reads it again on the way out.
  return answer as AcceptedGeneration;
}
