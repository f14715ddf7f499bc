import { describe, expect, test } from 'vitest';
import { toListItem } from '../../shared/scripts.schema.ts';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import { duplicateScript, getScript, listScripts, updateScript } from '../../shared/routes/scripts.routes.ts';
import { factories } from '../support/factories.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { newKey, signUp, ask, finished } = factories(base, api);

describe('a copy', () => {
  test('has the present text and all that is known of it, costs nothing, and is one however often it is asked for', async () => {
    const person = await signUp();
    const { scriptId } = await finished(person);
    const script = await person.client.call(getScript, { params: { id: scriptId } });
    const before = await person.client.call(getCredits, {});
    const asked = { params: { id: scriptId }, body: { title: 'Another one' }, key: newKey() };
    const copy = await person.client.call(duplicateScript, asked);
    const {
      title: _title,
      id: _id,
      generation: _generation,
      createdAt: _at,
      updatedAt: _updatedAt,
      revision: _revision,
      paid,
      ...same
    } = script;
    expect(copy).toMatchObject({ ...same, title: 'Another one', generation: null, favorite: false, revision: 1, paid: 0 });
    expect(paid).toBe(script.generation?.charged);
    expect(copy.id).not.toBe(scriptId);
    expect((await person.client.call(duplicateScript, asked)).id).toBe(copy.id);
    expect(await person.client.call(getCredits, {})).toEqual(before);
    const { items } = await person.client.call(listScripts, {});
    expect(items).toEqual([toListItem(copy), toListItem(script)]);
    // What happens to one is nothing to the other.
    await person.client.call(updateScript, { params: { id: copy.id }, body: { baseRevision: 1, content: 'Rest here.' } });
    expect(await person.client.call(getScript, { params: { id: scriptId } })).toEqual(script);
  });

  test('is refused of what is not written yet, or somebody else’s', async () => {
    const [person, other] = [await signUp(), await signUp()];
    const { id } = (await ask(person)).script;
    const asked = { params: { id }, body: { title: 'Another one' } };
    await person.client.refused('SCRIPT_BUSY', duplicateScript, { ...asked, key: newKey() });
    await other.client.refused('NOT_FOUND', duplicateScript, { ...asked, key: newKey() });
  });
});
