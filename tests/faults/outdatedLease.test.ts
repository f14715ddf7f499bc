import { expect } from 'vitest';
import { awaitApproval } from '../../domain/generations/awaitApproval.ts';
import { claimGeneration } from '../../domain/generations/claimGeneration.ts';
import { enterChecks } from '../../domain/generations/enterChecks.ts';
import { failGeneration } from '../../domain/generations/failGeneration.ts';
import { finishGeneration } from '../../domain/generations/finishGeneration.ts';
import { handBack } from '../../domain/generations/handBack.ts';
import { LeaseLostError, type Lease } from '../../domain/generations/lease.ts';
import { renewLease } from '../../domain/generations/renewLease.ts';
import { retryLater } from '../../domain/generations/retryLater.ts';
import { saveOutline } from '../../domain/generations/saveOutline.ts';
import { saveSection } from '../../domain/generations/saveSection.ts';
import { stopCancelled } from '../../domain/generations/stopCancelled.ts';
import { handmadeSections } from '../support/handmadeSections.ts';
import { outlined } from '../support/outlined.ts';
import { printOfAll } from './printOfAll.ts';
import { test, type World } from './world.ts';
import { reapGenerations } from '../../worker/generations/reapGenerations.ts';

/** All that a worker writes while it works. */
const writes: Readonly<Record<string, (database: World['database'], lease: Lease) => Promise<unknown>>> = {
  renewLease: (database, lease) => database.transaction((queries) => renewLease(queries, lease, 15)),
  saveOutline: (database, lease) =>
    database.transaction((queries) => saveOutline(queries, lease, { ...outlined, title: 'Late' })),
  saveSection: async (database, lease) => {
    for (const section of handmadeSections)
      await database.transaction((queries) => saveSection(queries, lease, { ...section, memory: {} }));
  },
  enterChecks: (database, lease) => database.transaction((queries) => enterChecks(queries, lease)),
  awaitApproval: (database, lease) => database.transaction((queries) => awaitApproval(queries, lease)),
  finishGeneration: (database, lease) =>
    database.transaction((queries) => finishGeneration(queries, lease, '## One\nAll is well.', [])),
  failGeneration: (database, lease) => database.transaction((queries) => failGeneration(queries, lease, 'MODEL_REFUSED', 'late')),
  retryLater: (database, lease) => database.transaction((queries) => retryLater(queries, lease, 5, 'MODEL_UNAVAILABLE', 'late')),
  handBack: (database, lease) => database.transaction((queries) => handBack(queries, lease)),
  stopCancelled: (database, lease) => database.transaction((queries) => stopCancelled(queries, lease)),
};

test('whoever holds an outdated lease writes nothing, while the generation waits, runs elsewhere or has ended', async ({
  world,
}) => {
  const { database, rows } = world;
  const id = await world.ask(await world.openAccount());
  const claim = async (): Promise<Lease> => {
    const lease = await database.transaction((queries) =>
      claimGeneration(queries, {
        generationId: id,
        worker: 'a test',
        leaseSeconds: 600,
        runningPerAccount: 3,
      }),
    );
    if (!lease) throw new Error('nothing to hold');
    return lease;
  };
  const outdated = await claim();
  const expectRefused = async (): Promise<void> => {
    const before = await printOfAll(world);
    for (const [name, write] of Object.entries(writes))
      await expect(write(database, outdated), name).rejects.toThrow(LeaseLostError);
    expect(await printOfAll(world)).toEqual(before);
  };

  await rows("update generation set lease_expires_at = now() - interval '1 second'");
  expect(await reapGenerations(database)).toBe(1);
  await expectRefused();
  const current = await claim();
  await expectRefused();
  await database.transaction((queries) => saveOutline(queries, current, outlined));
  await database.transaction((queries) => finishGeneration(queries, current, '## One\nAll is well.', []));
  await expectRefused();
  expect(await world.story(id)).toMatchObject({ status: 'completed', resolutions: ['settle'] });
});
