import { expect, test } from 'vitest';
import { removeDeleted } from '../../shared/routes/deletion.routes.ts';
import {
  addToCollection,
  createCollection,
  deleteCollection,
  restoreCollection,
} from '../../shared/routes/collections.routes.ts';
import { deleteScript, restoreScript, updateScript, createScript } from '../../shared/routes/scripts.routes.ts';
import { createTemplate, deleteTemplate, restoreTemplate, updateTemplate } from '../../shared/routes/templates.routes.ts';
import { purgeDeletedCollections } from '../../domain/collections/deleteCollection.ts';
import { purgeDeletedScripts } from '../../domain/scripts/removeDeletedScripts.ts';
import { purgeDeletedTemplates } from '../../domain/templates/removeDeletedTemplates.ts';
import { factories } from '../support/factories.ts';
import { quotaSeeds } from '../support/quotaSeeds.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { templateBody } from '../support/templateBody.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, newKey } = factories(base, api);
const { expectFiguresOf } = quotaSeeds(base);

test('everything at once neither blocks itself nor makes a figure wrong', async () => {
  const people = await Promise.all([signUp(), signUp()]);
  const things = await Promise.all(
    people.flatMap((person) =>
      [1, 2].map(async () => {
        const { client } = person;
        const script = await client.call(createScript, { key: newKey(), body: scriptBody({ content: 'Rest.' }) });
        const collection = await client.call(createCollection, { body: { name: 'Evenings' } });
        const template = await client.call(createTemplate, { body: templateBody() });
        await client.call(addToCollection, { params: { id: collection.id }, body: { scriptId: script.id } });
        return { client, script: { id: script.id }, collection: { id: collection.id }, template: { id: template.id } };
      }),
    ),
  );
  const statuses: number[] = [];
  for (let round = 1; round <= 6; round += 1) {
    const replies = things.flatMap(({ client, script, collection, template }) => [
      client.try(deleteScript, { params: script }),
      client.try(deleteCollection, { params: collection }),
      client.try(deleteTemplate, { params: template }),
      client.try(updateScript, { params: script, body: { baseRevision: round, content: `Round ${round}.` } }),
      client.try(updateTemplate, { params: template, body: { baseRevision: round, content: `Round ${round}.` } }),
      client.try(restoreScript, { params: script }),
      client.try(restoreCollection, { params: collection }),
      client.try(restoreTemplate, { params: template }),
      client.try(addToCollection, { params: collection, body: { scriptId: script.id } }),
      client.try(createScript, { key: newKey(), body: scriptBody({ content: 'One more.' }) }),
      ...(round % 3 === 0 ? [client.try(removeDeleted)] : []),
    ]);
    // What was deleted long ago is purged meanwhile, of everybody at once.
    await base.rows("update script set deleted_at = now() - interval '31 days' where deleted_at is not null and random() < 0.3");
    const purges = [purgeDeletedTemplates, purgeDeletedScripts, purgeDeletedCollections].map((purge) =>
      base.database.transaction(purge),
    );
    statuses.push(...(await Promise.all(replies)).map(({ status }) => status));
    await Promise.all(purges);
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  for (const person of people) await expectFiguresOf(person);
});
