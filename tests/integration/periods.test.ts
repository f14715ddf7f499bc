import { describe, expect, onTestFinished, test } from 'vitest';
import { setPlan } from '../../domain/subscriptions/setPlan.ts';
import { OperatorError } from '../../domain/operators/runOperatorCommand.ts';
import { plans } from '../../shared/plans.ts';
import { getUser } from '../../shared/routes/accounts.routes.ts';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { moveBack } from '../support/moveBack.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { renewPeriods } from '../../worker/maintenance/renewPeriodsTask.ts';
import { operate } from '../support/operate.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask, grant } = factories(base, api);
const { database, rows } = base;

const creditsOf = ({ client }: Person) => client.call(getCredits, {});
const eventsOf = ({ stream }: Person) =>
  rows<{ type: string; payload: unknown }>('select type, payload from event where stream = $1 order by seq', [stream]);
const periodOf = async ({ user }: Person) =>
  (
    await rows<{ start: Date; end: Date }>(
      'select period_start as start, period_end as end from credit_account where account_id = $1',
      [user.id],
    )
  )[0];

describe('a new period', () => {
  test('books what has expired and brings the plan’s credits, once', async () => {
    const person = await signUp();
    await ask(person);
    await moveBack(base, person.user.id, 31);
    await renewPeriods(database);
    expect(await creditsOf(person)).toMatchObject({
      available: 3,
      held: 1,
      grants: [{ kind: 'monthly', amount: 3, remaining: 3 }],
    });
    const period = await periodOf(person);
    expect(period?.start.getTime()).toBeLessThanOrEqual(Date.now());
    expect(period?.end.getTime()).toBeGreaterThan(Date.now());
    expect((await creditsOf(person)).grants[0]?.expiresAt).toBe(period?.end.toISOString());
    const before = await creditsOf(person);
    await Promise.all([renewPeriods(database), renewPeriods(database)]);
    expect(await creditsOf(person)).toEqual(before);
    expect((await eventsOf(person)).at(-1)).toMatchObject({
      type: 'credits.changed',
      payload: { available: 3, held: 1, revision: before.revision },
    });
  });

  test('is entered once by workers that come at the same time', async () => {
    const person = await signUp();
    await moveBack(base, person.user.id, 31);
    await Promise.all(Array.from({ length: 5 }, () => renewPeriods(database)));
    expect(await creditsOf(person)).toMatchObject({ available: 3, grants: [{ kind: 'monthly' }] });
    expect(await rows("select from credit_grant where account_id = $1 and kind = 'monthly'", [person.user.id])).toHaveLength(2);
  });

  test('is entered though another account cannot be renewed, which is an error once the round is over', async () => {
    const [broken, person] = [await signUp(), await signUp()];
    for (const { user } of [broken, person]) await moveBack(base, user.id, 31);
    await rows("update account set created_at = 'infinity' where id = $1", [broken.user.id]);
    onTestFinished(async () => void (await rows('update account set created_at = now() where id = $1', [broken.user.id])));
    await expect(renewPeriods(database)).rejects.toThrow(AggregateError);
    expect(await rows("select from credit_grant where account_id = $1 and kind = 'monthly'", [person.user.id])).toHaveLength(2);
    expect(await rows("select from credit_grant where account_id = $1 and kind = 'monthly'", [broken.user.id])).toHaveLength(1);
  });

  test('after a long absence brings the credits of one period, the present one', async () => {
    const person = await signUp();
    await moveBack(base, person.user.id, 200);
    await renewPeriods(database);
    expect(await creditsOf(person)).toMatchObject({ available: 3, grants: [{ kind: 'monthly', remaining: 3 }] });
  });

  test('leaves purchased and promotional credits as they are', async () => {
    const person = await signUp();
    await grant(person.user.id, 5, 'purchased');
    await grant(person.user.id, 4, 'promotional');
    await moveBack(base, person.user.id, 31);
    await renewPeriods(database);
    expect((await creditsOf(person)).grants.map(({ kind, remaining }) => [kind, remaining])).toEqual([
      ['monthly', 3],
      ['promotional', 4],
      ['purchased', 5],
    ]);
  });

  test('does not come early', async () => {
    const person = await signUp();
    const before = [await creditsOf(person), await periodOf(person)];
    await renewPeriods(database);
    expect([await creditsOf(person), await periodOf(person)]).toEqual(before);
  });
});

describe('an upgrade', () => {
  test('acts at once and brings the difference', async () => {
    const person = await signUp();
    await ask(person);
    expect(await database.transaction((queries) => setPlan(queries, person.user.id, 'essential'))).toBe('now');
    expect(await person.client.call(getUser, {})).toMatchObject({ currentPlan: 'essential', credits: 24, creditsHeld: 1 });
    expect((await eventsOf(person)).at(-1)).toMatchObject({ type: 'credits.changed', payload: { available: 24, held: 1 } });
    await database.transaction((queries) => setPlan(queries, person.user.id, 'pro'));
    expect(await creditsOf(person)).toMatchObject({ available: plans.pro.monthlyCredits - 1 });
    const { end } = (await periodOf(person)) ?? {};
    for (const { expiresAt } of (await creditsOf(person)).grants) expect(expiresAt).toBe(end?.toISOString());
  });

  test('brings it once a period, whatever way back and forth', async () => {
    const person = await signUp();
    for (const plan of ['pro', 'pro', 'free', 'essential', 'pro', 'pro'] as const)
      await database.transaction((queries) => setPlan(queries, person.user.id, plan));
    expect(await creditsOf(person)).toMatchObject({ available: plans.pro.monthlyCredits });
    await Promise.all(
      Array.from({ length: 5 }, () => database.transaction((queries) => setPlan(queries, person.user.id, 'business'))),
    );
    expect(await creditsOf(person)).toMatchObject({ available: plans.business.monthlyCredits });
  });

  test('after the period’s end, before a worker has renewed it, brings the new period’s credits and none that are dead', async () => {
    const person = await signUp();
    await moveBack(base, person.user.id, 31);
    await database.transaction((queries) => setPlan(queries, person.user.id, 'pro'));
    const credits = await creditsOf(person);
    expect((await eventsOf(person)).at(-1)).toMatchObject({
      type: 'credits.changed',
      payload: { available: credits.available, revision: credits.revision },
    });
    await renewPeriods(database);
    expect(await creditsOf(person)).toMatchObject({ available: plans.pro.monthlyCredits });
    expect(
      await rows("select from credit_grant where account_id = $1 and expires_at < created_at and source_ref not like 'moved:%'", [
        person.user.id,
      ]),
    ).toEqual([]);
  });
});

describe('a downgrade', () => {
  test('waits for the period’s end', async () => {
    const person = await signUp();
    await database.transaction((queries) => setPlan(queries, person.user.id, 'pro'));
    expect(await database.transaction((queries) => setPlan(queries, person.user.id, 'essential'))).toBe(
      'at the end of the period',
    );
    expect(await person.client.call(getUser, {})).toMatchObject({ currentPlan: 'pro', credits: plans.pro.monthlyCredits });
    await renewPeriods(database);
    expect(await person.client.call(getUser, {})).toMatchObject({ currentPlan: 'pro' });
    await moveBack(base, person.user.id, 31);
    await renewPeriods(database);
    expect(await person.client.call(getUser, {})).toMatchObject({
      currentPlan: 'essential',
      credits: plans.essential.monthlyCredits,
    });
    await moveBack(base, person.user.id, 31);
    await renewPeriods(database);
    expect(await person.client.call(getUser, {})).toMatchObject({
      currentPlan: 'essential',
      credits: plans.essential.monthlyCredits,
    });
  });

  test('is taken back by choosing the present plan, or a higher one', async () => {
    for (const plan of ['pro', 'business'] as const) {
      const person = await signUp();
      await database.transaction((queries) => setPlan(queries, person.user.id, 'pro'));
      await database.transaction((queries) => setPlan(queries, person.user.id, 'free'));
      await database.transaction((queries) => setPlan(queries, person.user.id, plan));
      await moveBack(base, person.user.id, 31);
      await renewPeriods(database);
      expect(await person.client.call(getUser, {})).toMatchObject({ currentPlan: plan, credits: plans[plan].monthlyCredits });
    }
  });
});

describe('operators', () => {
  test('grant credits that never expire, set plans and roles, and each is logged', async () => {
    const person = await signUp();
    const email = person.user.email.toUpperCase();
    expect(await operate(database, ['grant-credits', email, '20'])).toContain('23 credits');
    await operate(database, ['set-plan', email, 'professional']);
    await operate(database, ['grant-role', email, 'admin']);
    expect(await person.client.call(getUser, {})).toMatchObject({
      role: 'admin',
      currentPlan: 'pro',
      credits: 20 + plans.pro.monthlyCredits,
    });
    expect(JSON.parse(await operate(database, ['show', email]))).toMatchObject({
      id: person.user.id,
      available: 70,
      grants: [{ kind: 'monthly' }, { kind: 'monthly' }, { kind: 'promotional', expiresAt: null }],
    });
    expect(await rows('select action, details from operator_action where account_id = $1 order by id', [person.user.id])).toEqual(
      [
        { action: 'grant-credits', details: { amount: 20 } },
        { action: 'set-plan', details: { plan: 'pro' } },
        { action: 'grant-role', details: { role: 'admin' } },
      ],
    );
  });

  test.each([
    [[]],
    [['grant-credits']],
    [['drop', 'EMAIL']],
    [['grant-credits', 'EMAIL', '0']],
    [['grant-credits', 'EMAIL', '-5']],
    [['grant-credits', 'EMAIL', '1.5']],
    [['grant-credits', 'EMAIL', '10001']],
    [['set-plan', 'EMAIL', 'gold']],
    [['set-plan', 'EMAIL', 'constructor']],
    [['grant-role', 'EMAIL', 'root']],
    [['show', 'nobody@example.org']],
    [['constructor', 'EMAIL']],
  ])('are told what is wrong with %j', async (words) => {
    const { user } = await signUp();
    await expect(
      operate(
        database,
        words.map((word) => (word === 'EMAIL' ? user.email : word)),
      ),
    ).rejects.toThrow(OperatorError);
    expect(await rows('select from operator_action where account_id = $1', [user.id])).toEqual([]);
  });
});
