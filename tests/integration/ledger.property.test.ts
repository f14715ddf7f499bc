import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../../domain/AppError.ts';
import { getCredits } from '../../domain/credits/getCredits.ts';
import { grantCredits } from '../../domain/credits/grantCredits.ts';
import { holdCredits } from '../../domain/credits/holdCredits.ts';
import { lockCreditAccount } from '../../domain/credits/lockCreditAccount.ts';
import { resolveHold } from '../../domain/credits/resolveHold.ts';
import { LedgerModel } from '../support/ledgerModel.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const { database, rows } = base;

/** How many commands, and with which seed: LEDGER_COMMANDS=10000 LEDGER_SEED=… repeats a run. */
const commands = Number(process.env['LEDGER_COMMANDS'] ?? 600);
const seed = Number(process.env['LEDGER_SEED'] ?? Date.now() % 2 ** 31);

const maxHistory = 60;
const amount = fc.integer({ min: 1, max: 9 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Grants expire at half past, and time moves by whole hours: nothing hangs on the seconds that a test takes. */
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      kind: fc.constantFrom('monthly' as const, 'promotional' as const),
      amount,
      hours: fc.integer({ min: 1, max: 400 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('grantForGood' as const),
      kind: fc.constantFrom('promotional' as const, 'purchased' as const),
      amount,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('grantAgain' as const), amount }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('hold' as const), amount }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('resolve' as const),
      which: share,
      part: fc.oneof(fc.constant(0), fc.constant(1), share),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resolveAgain' as const), which: share }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 100, max: 300 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('book' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function newAccount(): Promise<string> {
  const id = randomUUID();
  await rows(
    "insert into account (id, email, email_key, username, password_hash) values ($1::uuid, $1::text, $1::text, 'x', 'x')",
    [id],
  );
  await rows("insert into credit_account (account_id, period_start, period_end) values ($1, now(), now() + interval '1 month')", [
    id,
  ]);
  return id;
}

const listErrors = () => rows('select fault as violation, subject from ledger_fault order by violation, subject');

/** One account in PostgreSQL and the same one in memory, through the same history. */
class Twin {
  readonly #accountId: string;
  readonly #model = new LedgerModel();
  readonly #holdIds: string[] = [];
  #lastRef = '';

  constructor(accountId: string) {
    this.#accountId = accountId;
  }

  async take(one: Step): Promise<void> {
    const [model, accountId] = [this.#model, this.#accountId];
    switch (one.do) {
      case 'wait':
        model.now += one.hours;
        await rows(
          'update credit_grant set expires_at = expires_at - make_interval(hours => $2), first_expires_at = first_expires_at - make_interval(hours => $2) where account_id = $1',
          [accountId, one.hours],
        );
        return;
      case 'book':
        await database.transaction((queries) => lockCreditAccount(queries, accountId));
        return model.bookExpired();
      case 'grant':
        await this.#grant(one.kind, one.amount, one.hours);
        return model.grant(one.kind, one.amount, model.now + this.#hoursFor(one.hours));
      case 'grantForGood':
        await this.#grant(one.kind, one.amount, null);
        return model.grant(one.kind, one.amount, null);
      case 'grantAgain':
        if (this.#lastRef) expect(await this.#grant('purchased', one.amount, null, this.#lastRef)).toBeNull();
        return undefined;
      case 'hold':
        return this.#hold(one.amount);
      case 'resolve':
        return this.#resolve(one.which, one.part);
      case 'resolveAgain': {
        const closed = this.#holdIds.filter((_id, index) => model.holds[index]?.open === false);
        const id = closed[Math.floor(one.which * (closed.length - 1))];
        if (id !== undefined)
          await expect(database.transaction((queries) => resolveHold(queries, id, 0))).rejects.toThrow('no open hold');
        return undefined;
      }
    }
  }

  /** A few seconds more for each grant, so that no two expire at once and their order is no matter of chance. */
  readonly #hoursFor = (hours: number): number => hours - 0.5 + this.#model.grants.length / 1000;

  async #grant(
    kind: 'monthly' | 'promotional' | 'purchased',
    given: number,
    hours: number | null,
    sourceRef: string = `test:${randomUUID()}`,
  ) {
    this.#model.bookExpired();
    this.#lastRef = sourceRef;
    const expiresAt = hours === null ? null : new Date(Date.now() + this.#hoursFor(hours) * 3_600_000).toISOString();
    return database.transaction(async (queries) => {
      await lockCreditAccount(queries, this.#accountId);
      return grantCredits(queries, { accountId: this.#accountId, kind, amount: given, expiresAt, sourceRef });
    });
  }

  async #hold(wanted: number): Promise<void> {
    this.#model.bookExpired();
    const generationId = randomUUID();
    const held = await database
      .transaction(async (queries) => {
        const account = await lockCreditAccount(queries, this.#accountId);
        await holdCredits(queries, account, { accountId: this.#accountId, generationId, scriptId: randomUUID(), amount: wanted });
        return true;
      })
      .catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        expect(error).toMatchObject({
          code: 'INSUFFICIENT_CREDITS',
          details: { needed: wanted, available: this.#model.available },
        });
        return false;
      });
    expect(this.#model.hold(wanted)).toBe(held);
    if (held) this.#holdIds.push(generationId);
  }

  async #resolve(which: number, part: number): Promise<void> {
    const open = this.#model.holds.filter((hold) => hold.open);
    const hold = open[Math.floor(which * (open.length - 1))];
    if (!hold) return;
    const spent = Math.round(part * hold.amount);
    this.#model.bookExpired();
    await database.transaction(async (queries) => {
      await lockCreditAccount(queries, this.#accountId);
      await resolveHold(queries, this.#holdIds[this.#model.holds.indexOf(hold)] ?? '', spent);
    });
    this.#model.resolve(hold, spent);
  }

  /** A person sees in the one what they would see in the other. */
  async compare(): Promise<void> {
    const credits = await getCredits(database, this.#accountId);
    const toHalf = (hours: number): number => Math.round(hours * 2) / 2;
    const hoursLeft = (at: string): number => toHalf((Date.parse(at) - Date.now()) / 3_600_000);
    expect({
      available: credits.available,
      held: credits.held,
      grants: credits.grants.map(({ kind, remaining, expiresAt }) => ({
        kind,
        remaining,
        hours: expiresAt === null ? null : hoursLeft(expiresAt),
      })),
    }).toEqual({
      available: this.#model.available,
      held: this.#model.held,
      grants: this.#model.usable.map(({ kind, remaining, expires }) => ({
        kind,
        remaining,
        hours: expires === null ? null : toHalf(expires - this.#model.now),
      })),
    });
  }

  async compareSums(): Promise<void> {
    this.#model.bookExpired();
    await database.transaction((queries) => lockCreditAccount(queries, this.#accountId));
    const found = await rows<{ bucket: string; sum: number }>(
      'select bucket, sum(amount)::int as sum from ledger_entry where account_id = $1 group by bucket',
      [this.#accountId],
    );
    const { available, held, spent, expired, issued } = this.#model;
    const sums = Object.fromEntries(found.map(({ bucket, sum }) => [bucket, sum]));
    expect({ available: 0, held: 0, spent: 0, expired: 0, issued: 0, ...sums }).toEqual({
      available,
      held,
      spent,
      expired,
      issued: 0 - issued,
    });
  }
}

test(
  `the ledger does what its model does, ${commands} commands, seed ${seed}`,
  async () => {
    process.stdout.write(`LEDGER_SEED=${seed}\n`);
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: maxHistory, size: 'max' }), async (history) => {
        const [twin, errorsBefore] = [new Twin(await newAccount()), await listErrors()];
        for (const one of history) {
          await twin.take(one);
          await twin.compare();
        }
        taken += history.length;
        await twin.compareSums();
        // Those of a history that failed before stay while fast-check looks for a shorter one.
        expect(await listErrors()).toEqual(errorsBefore);
      }),
      { seed, numRuns: Math.ceil((commands / maxHistory) * 2), endOnFailure: false },
    );
    expect(taken).toBeGreaterThan(commands / 2);
  },
  Math.max(60_000, commands * 60),
);
