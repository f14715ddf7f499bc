import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { startStoppablePostgres, type StoppablePostgres } from '../support/stoppablePostgres.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { awaySeconds, patience, pickUpSeconds } from './scale.ts';
import { expectDelivered, isCompleted } from './story.ts';
import { dawdleAtSettling, hurryAgain, isDawdling } from './dawdle.ts';
import { openWorld, test as base, type World } from './world.ts';

let postgres: StoppablePostgres;
beforeAll(async () => {
  postgres = await startStoppablePostgres();
});
afterAll(() => postgres.remove());

const test = base.extend<{ world: World }>({
  // Vitest reads the names of what a fixture needs out of this pattern.
  // oxlint-disable-next-line no-empty-pattern
  world: async ({}, use) => {
    const { world, close } = await openWorld({ url: postgres.url, drop: async () => undefined });
    await use(world);
    await close();
  },
});

/** The database comes back to workers that wait for it and never exit: a reconnection, perhaps a lease that ran out meanwhile, and the rest of the work. */
const recoverySeconds = pickUpSeconds + 10;

describe(`the database stopped at once and away for ${awaySeconds} s`, () => {
  test(
    'in the middle of the last booking: nothing of it stays, and it is booked once',
    { timeout: patience(40) },
    async ({ world }) => {
      const gate = world.model.hold(5);
      const id = await world.ask(await world.openAccount());
      await world.startWorker();
      await gate.reached();
      await dawdleAtSettling(world, 60);
      gate.open();
      // Everything is written and only the commit is missing.
      await waitUntil('the booking to wait', () => isDawdling(world), 10_000);
      await stopAndStart(world);
      await hurryAgain(world);
      expect(await world.story(id)).toMatchObject({ hold: 'held', resolutions: [] });
      expectDelivered(await world.until(id, 'the end', isCompleted, recoverySeconds));
    },
  );

  test('in mid-section, with others waiting: everything is finished', { timeout: patience(40) }, async ({ world }) => {
    const gate = world.model.hold(3);
    const accountId = await world.openAccount();
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.push(await world.ask(accountId));
    await Promise.all([world.startWorker(), world.startWorker()]);
    await gate.reached(3);
    await stopAndStart(world, gate.open);
    for (const id of ids) expectDelivered(await world.until(id, 'the end', isCompleted, recoverySeconds));
  });
});

/** `meanwhile` happens while it is away. */
async function stopAndStart(world: World, meanwhile: () => void = () => undefined): Promise<void> {
  await postgres.stopAtOnce();
  meanwhile();
  await sleep(awaySeconds * 1000);
  await postgres.start();
  await waitUntil('the test to reach it, too', () => world.rows('select 1').catch(() => null));
}
