import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addVersion } from '../../domain/scripts/addVersion.ts';
import { maxima } from '../../shared/quotas.ts';
import { getScript, updateScript, createScript } from '../../shared/routes/scripts.routes.ts';
import { listVersions, nameVersion, restoreVersion } from '../../shared/routes/versions.routes.ts';
import { factories } from '../support/factories.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, newKey } = factories(base, api);

/** A script with so many versions, `named` of them with a name, the oldest first; the newest is its present text. */
async function scriptWith(versions: number, named = 0) {
  const person = await signUp();
  const { client } = person;
  const { id } = await client.call(createScript, { key: newKey(), body: scriptBody({ content: 'The first.' }) });
  await base.rows(
    `insert into script_version (id, script_id, account_id, number, reason, author, title, content, words, total_seconds)
     select gen_random_uuid(), $1, account_id, number, 'edited', 'person', title, 'Text ' || number || '.', 2, 1
     from script, generate_series(2, $2::int) number where id = $1`,
    [id, versions],
  );
  await base.rows("update script_version set name = 'Name ' || number where script_id = $1 and number <= $2", [id, named]);
  await base.rows('update script set content = $2 where id = $1', [id, `Text ${versions}.`]);
  let count = 0;
  const save = async (): Promise<void> => {
    const { revision } = await client.call(getScript, { params: { id } });
    const body = { baseRevision: revision, content: `Saved ${(count += 1)}.`, editSession: randomUUID() };
    await client.call(updateScript, { params: { id }, body });
  };
  const numbers = async (): Promise<number[]> =>
    (await base.rows<{ number: number }>('select number from script_version where script_id = $1 order by number', [id])).map(
      ({ number }) => number,
    );
  const versionId = async (number: number): Promise<string> =>
    (await base.rows<{ id: string }>('select id from script_version where script_id = $1 and number = $2', [id, number]))[0]
      ?.id ?? '';
  return { client, id, save, numbers, versionId };
}

const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('the hundred versions of a script', () => {
  test('make room for the next: the oldest without a name goes, no save is refused', async () => {
    const { client, id, save, numbers } = await scriptWith(maxima.versions, 2);
    expect(await numbers()).toEqual(upTo(1, 100));
    await save();
    expect(await numbers()).toEqual([1, 2, ...upTo(4, 101)]);
    await save();
    expect(await numbers()).toEqual([1, 2, ...upTo(5, 102)]);
    const first = await client.call(listVersions, { params: { id }, query: { limit: 2 } });
    expect(first.counts).toEqual({ total: 100, named: 2 });
    expect(first.items).toMatchObject([{ number: 102, current: true }, { number: 101 }]);
    const second = await client.call(listVersions, { params: { id }, query: { cursor: first.nextCursor ?? '' } });
    expect(second.counts).toBeNull();
  });

  test('lose nothing that is present: a text that was brought back stays, the version that it came from may go', async () => {
    const { client, id, save, numbers, versionId } = await scriptWith(maxima.versions);
    const { revision } = await client.call(getScript, { params: { id } });
    await client.call(restoreVersion, { params: { id, version: await versionId(2) }, body: { baseRevision: revision } });
    expect(await numbers()).toEqual(upTo(2, 101));
    await save();
    const { items } = await client.call(listVersions, { params: { id }, query: { limit: 2 } });
    expect(items).toMatchObject([{ number: 102 }, { number: 101, reason: 'restored', restoredFrom: null }]);
  });

  test('are so many again where there were more', async () => {
    const { save, numbers } = await scriptWith(130);
    await save();
    expect(await numbers()).toEqual(upTo(32, 131));
  });

  test('cannot all have a name: two are left for the present text and the next', async () => {
    const { client, id, save, numbers, versionId } = await scriptWith(maxima.versions, maxima.namedVersions - 1);
    const name = async (number: number, to: string) =>
      client.try(nameVersion, { params: { id, version: await versionId(number) }, body: { name: to } });
    expect((await name(98, 'The last')).status).toBe(200);
    const { details } = await client.refused('LIMIT_REACHED', nameVersion, {
      params: { id, version: await versionId(99) },
      body: { name: 'One too many' },
    });
    expect(details).toEqual({ kind: 'namedVersions', limit: 98, used: 98 });
    // Another name, and none, are no more names.
    expect((await name(98, 'Another')).status).toBe(200);
    await save();
    await save();
    expect(await numbers()).toEqual([...upTo(1, 98), 101, 102]);
    expect((await name(1, '')).status).toBe(200);
    expect((await name(102, 'There is room')).status).toBe(200);
  });

  test('keep what was paid for beside the present text, though all others have names', async () => {
    const { client, id, save, numbers } = await scriptWith(maxima.versions, maxima.namedVersions);
    await save();
    const present = await client.call(getScript, { params: { id } });
    const text = {
      content: 'What was finished.',
      words: 3,
      totalSeconds: 2,
      writer: 'composer',
      writerDetail: '1',
      seed: 'a',
    } as const;
    await base.database.transaction((queries) => addVersion(queries, id, { reason: 'regenerated', author: 'composer', text }));
    expect(await numbers()).toEqual([...upTo(1, 98), 101, 102]);
    const { items } = await client.call(listVersions, { params: { id }, query: { limit: 2 } });
    expect(items).toMatchObject([
      { number: 102, reason: 'regenerated', current: false },
      { number: 101, current: true },
    ]);
    expect(await client.call(getScript, { params: { id } })).toEqual(present);
  });
});
