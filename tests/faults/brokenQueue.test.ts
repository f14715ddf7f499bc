import { expect } from 'vitest';
import { patience } from './scale.ts';
import { expectDelivered, isCompleted } from './story.ts';
import { test } from './world.ts';

test(
  'a worker whose queue breaks for another reason than the database ends with 1',
  { timeout: patience(30) },
  async ({ world }) => {
    const gate = world.model.hold(5);
    const id = await world.ask(await world.openAccount());
    const worker = await world.startWorker();
    await gate.reached();
    await world.rows('alter table graphile_worker._private_jobs rename to away');
    gate.open();
    expect(await worker.ended).toEqual({ code: 1, signal: null });
    await world.kill(worker);
    await world.rows('alter table graphile_worker.away rename to _private_jobs');
    expect(worker.log().filter(({ level }) => level === 60)).toMatchObject([{ msg: 'the worker ended' }]);
    await world.startWorker();
    expectDelivered(await world.until(id, 'the end', isCompleted, 60));
  },
);
