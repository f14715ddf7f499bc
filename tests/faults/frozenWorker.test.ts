import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { printOfAll } from './printOfAll.ts';
import { frozenSeconds, patience, pickUpSeconds } from './scale.ts';
import { expectDelivered, isCompleted, pidOf } from './story.ts';
import { test } from './world.ts';

test(
  `a worker that is frozen for ${frozenSeconds} s and wakes up writes nothing`,
  { timeout: patience(frozenSeconds + 15) },
  async ({ world }) => {
    const accountId = await world.openAccount();
    const gate = world.model.hold(3);
    const id = await world.ask(accountId);
    const frozen = await world.startWorker();
    await gate.reached();
    const before = await world.until(id, 'two sections', ({ sections }) => sections.length === 2);
    const frozenAt = Date.now();
    frozen.signal('SIGSTOP');
    const next = world.model.hold(3);
    const other = await world.startWorker();
    await world.until(id, 'another holder', ({ tries }) => tries.length === 2, pickUpSeconds);
    await next.reached();
    // The rest of the section now waits in the frozen worker's socket: it wakes up with something to save, which the
    // other one has not saved yet.
    gate.open();
    await sleep(Math.max(0, frozenSeconds * 1000 - (Date.now() - frozenAt)));

    const asleep = await printOfAll(world);
    frozen.signal('SIGCONT');
    await frozen.logged(({ msg }) => msg.startsWith('the lease was lost'));
    expect(await printOfAll(world)).toEqual(asleep);
    // It is a worker like any other again, and may even take part in the rest.
    expect(frozen.ending()).toBeNull();

    next.open();
    const after = await world.until(id, 'the end', isCompleted);
    expectDelivered(after);
    expect(after.sections.slice(0, 2)).toEqual(before.sections);
    expect(after.tries).toMatchObject([{ outcome: 'lost' }, { outcome: 'completed' }]);
    expect(after.tries.map(pidOf)).toEqual([frozen.pid, other.pid]);
  },
);
