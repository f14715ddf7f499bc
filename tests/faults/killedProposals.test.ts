import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { regenerateScript } from '../../domain/generations/regenerateScript.ts';
import { listVariants } from '../../domain/scripts/listVariants.ts';
import { CreateScriptBody } from '../../shared/scripts.schema.ts';
import { createOwnScript } from '../support/createOwnScript.ts';
import { openTestTexts } from '../support/openTestTexts.ts';
import { composeScript } from '../support/composeScript.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { patience, pickUpSeconds } from './scale.ts';
import { isCompleted, pidOf } from './story.ts';
import { test } from './world.ts';

const texts = openTestTexts();

describe('a worker that is killed between proposals for a section', () => {
  test(
    'another one goes on at the first that is missing, and all are paid once',
    { timeout: patience(30) },
    async ({ world }) => {
      const accountId = await world.openAccount();
      const { content } = await composeScript({ duration: 5 });
      const body = CreateScriptBody.parse(scriptBody({ content }));
      const script = await createOwnScript(world.database, texts, accountId, randomUUID(), body);
      const position = 3;
      const { generation } = await world.database.transaction((queries) =>
        regenerateScript(queries, {
          accountId,
          key: randomUUID(),
          scriptId: script.id,
          body: { baseRevision: script.revision, section: { position, seconds: 60, variants: 3 } },
          perMinute: 100,
        }),
      );
      const first = world.model.hold(position);
      const worker = await world.startWorker();
      await first.reached();
      const second = world.model.hold(position);
      first.open();
      await second.reached();
      const before = await world.until(generation.id, 'the first proposal', ({ sections }) => sections.length === 1);
      const other = await world.startWorker();
      await world.kill(worker);
      second.open();
      const after = await world.until(generation.id, 'the end', isCompleted, pickUpSeconds + 10);
      expect(after.tries.map(pidOf)).toEqual([worker.pid, other.pid]);
      expect(after.sections[0]).toEqual(before.sections[0]);
      expect(after).toMatchObject({ cost: 3, charged: 3, settled: 3, resolutions: ['settle'], scriptStatus: 'ready', content });
      const proposals = await listVariants(world.database, accountId, script.id);
      expect(proposals.map((one) => one.content)).toEqual(after.sections.map((one) => one.content));
      expect(new Set(proposals.map((one) => one.content)).size).toBe(3);
    },
  );
});
