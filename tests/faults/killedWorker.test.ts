import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { lease, patience, pickUpSeconds, rounds } from './scale.ts';
import { expectDelivered, isCompleted, pidOf } from './story.ts';
import { test } from './world.ts';

describe('a worker that is killed', () => {
  test(
    `in mid-section, ${rounds} times: another one finishes, and it is paid once`,
    { timeout: patience(15, rounds) },
    async ({ world }) => {
      const accountId = await world.openAccount();
      const pickUps: number[] = [];
      let worker = await world.startWorker();
      for (let round = 1; round <= rounds; round += 1) {
        const gate = world.model.hold(3);
        const id = await world.ask(accountId);
        await gate.reached();
        const other = await world.startWorker();
        const before = await world.until(id, 'two sections', ({ sections }) => sections.length === 2);
        expect(before.tries.map(pidOf)).toEqual([worker.pid]);
        // At another moment between two renewals and two rounds of the reaper each time.
        await sleep((round % 5) * lease.renew * 200);
        const killedAt = Date.now();
        await world.kill(worker);
        gate.open();
        const after = await world.until(id, 'the end', isCompleted, pickUpSeconds + 10);
        expectDelivered(after);
        expect(after.tries).toMatchObject([{ outcome: 'lost' }, { outcome: 'completed' }]);
        expect(after.tries.map(pidOf)).toEqual([worker.pid, other.pid]);
        // What was saved is kept as it was, down to the moment.
        expect(after.sections.slice(0, 2)).toEqual(before.sections);
        expect(after.attempts).toBe(2);
        const pickUp = ((after.tries[1]?.startedAt ?? Infinity) - killedAt) / 1000;
        expect(pickUp).toBeLessThanOrEqual(pickUpSeconds);
        pickUps.push(pickUp);
        worker = other;
      }
      const figures = pickUps.map((seconds) => seconds.toFixed(1)).toSorted((a, b) => Number(a) - Number(b));
      process.stdout.write(
        `Killed workers' work was picked up within ${figures.join(', ')} s (leases of ${lease.length} s, looked for every ${lease.reap} s).\n`,
      );
    },
  );

  test('on the last attempt: the generation fails and every credit comes back', { timeout: patience(15) }, async ({ world }) => {
    const accountId = await world.openAccount();
    const gate = world.model.hold(3);
    const id = await world.ask(accountId);
    await world.rows('update generation set attempts = 3 where id = $1', [id]);
    const worker = await world.startWorker();
    await gate.reached();
    expect((await world.story(id)).attempts).toBe(4);
    await world.startWorker();
    await world.kill(worker);
    const story = await world.until(id, 'the failure', ({ status }) => status === 'failed', pickUpSeconds);
    gate.open();
    expect(story).toMatchObject({
      failure: 'ATTEMPTS_EXHAUSTED',
      attempts: 4,
      charged: 0,
      hold: 'released',
      settled: 0,
      resolutions: ['release'],
      scriptStatus: 'failed',
    });
    expect(story.events.filter((type) => type === 'script.failed')).toHaveLength(1);
    const [account] = await world.rows('select available, held from credit_account where account_id = $1', [accountId]);
    expect(account).toEqual({ available: 10_003, held: 0 });
    // Its finished sections serve a retry.
    expect(story.sections).toHaveLength(2);
  });
});
