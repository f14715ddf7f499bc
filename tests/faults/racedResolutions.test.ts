import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { grantCredits } from '../../domain/credits/grantCredits.ts';
import { lockCreditAccount } from '../../domain/credits/lockCreditAccount.ts';
import { cancelGeneration } from '../../domain/generations/cancelGeneration.ts';
import { claimGeneration } from '../../domain/generations/claimGeneration.ts';
import { failGeneration } from '../../domain/generations/failGeneration.ts';
import { finishGeneration } from '../../domain/generations/finishGeneration.ts';
import { LeaseLostError } from '../../domain/generations/lease.ts';
import { stopCancelled } from '../../domain/generations/stopCancelled.ts';
import { stopOpenGenerations } from '../../domain/generations/stopOpenGenerations.ts';
import { saveOutline } from '../../domain/generations/saveOutline.ts';
import { deleteScript } from '../../domain/scripts/deleteScript.ts';
import { AppError } from '../../domain/AppError.ts';
import { outlined } from '../support/outlined.ts';
import { patience, rounds } from './scale.ts';
import { test, type World } from './world.ts';
import { reapGenerations } from '../../worker/generations/reapGenerations.ts';
import { renewPeriods } from '../../worker/maintenance/renewPeriodsTask.ts';

const races = rounds * 10;
const content = '## One\nAll is well.';

test(
  `settle, release, cancel and expiry at once, ${races} times: exactly one happens`,
  { timeout: patience(10, races / 10) },
  async ({ world }) => {
    const accountId = await world.openAccount();
    const seen = new Map<string, number>();
    for (let race = 0; race < races; race += 1) {
      await grantFleeting(world, accountId, race);
      const id = await world.ask(accountId);
      const lease = await world.database.transaction((queries) =>
        claimGeneration(queries, {
          generationId: id,
          worker: 'a test',
          leaseSeconds: 600,
          runningPerAccount: 100,
        }),
      );
      if (!lease) throw new Error('nothing to hold');
      await world.database.transaction((queries) => saveOutline(queries, lease, outlined));
      // The last attempt, and its lease has run out: the reaper, too, wants to end it. The credits it holds expire meanwhile.
      await world.rows("update generation set attempts = 4, lease_expires_at = now() - interval '1 second' where id = $1", [id]);
      await expireGrants(world, accountId, race % 2 === 0 ? 8 : 0);
      const ends = [
        () => world.database.transaction((queries) => finishGeneration(queries, lease, content, [])),
        () =>
          world.database.transaction((queries) => failGeneration(queries, lease, 'MODEL_UNAVAILABLE', 'the test wants it so')),
        () => world.database.transaction((queries) => stopCancelled(queries, lease)),
        () => reapGenerations(world.database),
        () => reapGenerations(world.database),
        () => world.database.transaction((queries) => cancelGeneration(queries, accountId, id)),
        () =>
          world.database.transaction(async (queries) => {
            const stopped = await stopOpenGenerations(queries, accountId, lease.scriptId);
            await deleteScript(queries, accountId, lease.scriptId, stopped);
          }),
        () => renewPeriods(world.database),
      ];
      // Each round another one has the lead.
      const order = [...ends.slice(race % ends.length), ...ends.slice(0, race % ends.length)];
      const outcomes = await Promise.allSettled(
        order.map(async (end, position) => {
          await sleep(position % 2);
          return end();
        }),
      );
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(isExpected(outcome.reason), String(outcome.reason)).toBe(true);
      const story = await world.story(id);
      expect(['completed', 'failed', 'cancelled']).toContain(story.status);
      expect(story.resolutions).toHaveLength(1);
      expect(story.hold).toBe((story.settled ?? 0) > 0 ? 'settled' : 'released');
      expect(story.tries.map(({ outcome }) => outcome)).toEqual([story.status]);
      expect(await world.rows('select fault as violation, subject from ledger_fault')).toEqual([]);
      seen.set(story.status, (seen.get(story.status) ?? 0) + 1);
    }
    process.stdout.write(`Of ${races} races: ${[...seen].map(([status, count]) => `${count} ${status}`).join(', ')}.\n`);
  },
);

/** Losing a race is no error: somebody else has the lease, or the generation has ended. */
const isExpected = (reason: unknown): boolean =>
  reason instanceof LeaseLostError || (reason instanceof AppError && ['GENERATION_STATE', 'NOT_FOUND'].includes(reason.code));

/** Two credits that are spent before those that stay: one will be held, the other not. */
const grantFleeting = ({ database }: World, accountId: string, race: number): Promise<unknown> =>
  database.transaction(async (queries) => {
    await lockCreditAccount(queries, accountId);
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    await grantCredits(queries, { accountId, kind: 'promotional', amount: 2, expiresAt, sourceRef: `race:${race}` });
  });

/** From now on they are over; how long ago they first were says whether what a hold brings back lives on. */
const expireGrants = ({ rows }: World, accountId: string, daysAgo: number): Promise<unknown> =>
  rows(
    `update credit_grant set expires_at = now(), first_expires_at = now() - make_interval(days => $2)
      where account_id = $1 and expires_at is not null and expires_at > now()`,
    [accountId, daysAgo],
  );
