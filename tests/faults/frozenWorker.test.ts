import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { frozenSeconds, patience, pickUpSeconds } from './scale.ts';
import { expectDelivered, isCompleted, pidOf } from './story.ts';
import { test } from './world.ts';

test(
  `a worker that is frozen for ${frozenSeconds} s and wakes up writes nothing`,
  { timeout: patience(frozenSeconds + 15) },
  async ({ world }) => {
    const accountId = await world.openAccount();
    const [third, fourth] = [world.model.hold(3), world.model.hold(4)];
    const id = await world.ask(accountId);
    const frozen = await world.startWorker();
    await third.reached();
    const before = await world.until(id, 'two sections', ({ sections }) => sections.length === 2);
    const frozenAt = Date.now();
    frozen.signal('SIGSTOP');
    const other = await world.startWorker();
    await world.until(id, 'another holder', ({ tries }) => tries.length === 2, pickUpSeconds);
    // The rest of the section now waits in the frozen worker's socket: it will wake up with something to save.
    third.open();
    await fourth.reached();
    await sleep(Math.max(0, frozenSeconds * 1000 - (Date.now() - frozenAt)));

    const asleep = await everything(world.rows);
    frozen.signal('SIGCONT');
    await frozen.logged(({ msg }) => msg.startsWith('the lease was lost'));
    expect(await everything(world.rows)).toEqual(asleep);
    // It is a worker like any other again, and may even take part in the rest.
    expect(frozen.ending()).toBeNull();

    fourth.open();
    const after = await world.until(id, 'the end', isCompleted);
    expectDelivered(after);
    expect(after.sections.slice(0, 2)).toEqual(before.sections);
    expect(after.tries).toMatchObject([{ outcome: 'lost' }, { outcome: 'completed' }]);
    expect(after.tries.map(pidOf)).toEqual([frozen.pid, other.pid]);
  },
);

/** Whatever a worker can write, but for the time until which the other one keeps its lease. */
async function everything(rows: (text: string) => Promise<unknown[]>) {
  const tables = [
    'script',
    'generation_section',
    'generation_attempt',
    'credit_account',
    'credit_grant',
    'credit_reservation',
    'ledger_transaction',
    'ledger_entry',
    'event',
    'notification',
  ];
  const told = await Promise.all(
    tables.map(
      async (table) =>
        [
          table,
          await rows(`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print, count(*) from ${table} t`),
        ] as const,
    ),
  );
  return Object.fromEntries([
    ...told,
    [
      'generation',
      await rows(`select id, status, stage, attempts, lease_seq, lease_owner, cancel_requested_at, finished_at from generation`),
    ],
  ]);
}
