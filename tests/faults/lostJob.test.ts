import { expect } from 'vitest';
import { patience } from './scale.ts';
import { expectDelivered, isCompleted } from './story.ts';
import { test, type World } from './world.ts';

const bells = 'select id from graphile_worker.jobs where task_identifier = $1';

/** What may happen to the job of a generation that waits; the job is only a signal. */
const losses = {
  'was deleted': 'delete from graphile_worker._private_jobs',
  'was used up': "update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'the database was away'",
  'is held by a dead worker':
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a dead worker', attempts = 1",
} as const;

for (const [loss, statement] of Object.entries(losses)) {
  test.concurrent(`a generation whose job ${loss} is enqueued again`, { timeout: patience(15) }, async ({ world }) => {
    const id = await world.ask(await world.openAccount());
    expect(await world.rows(bells, ['write_script'])).toHaveLength(1);
    await world.rows(statement);
    await letWait(world, id);
    await world.startWorker();
    expectDelivered(await world.until(id, 'the end', isCompleted, 10));
  });
}

/** The reaper looks at what has waited for 30 s. */
const letWait = ({ rows }: World, id: string): Promise<unknown> =>
  rows("update generation set available_at = available_at - interval '31 seconds' where id = $1", [id]);
