import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { requestDeletion } from '../../shared/routes/deletion.routes.ts';
import { deleteDueAccounts } from '../../worker/maintenance/deleteAccountsTask.ts';
import { factories } from '../support/factories.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { password, signUp, ask } = factories(base, api);
const { database, rows } = base;

test('a deletion waits for a section that is just being saved, without holding what that waits for', async () => {
  const person = await signUp({ credits: 20 });
  const ids = [(await ask(person)).generation.id, (await ask(person)).generation.id].toSorted();
  await person.client.call(requestDeletion, { body: { password } });
  const saving = new pg.Client({ connectionString: base.url });
  await saving.connect();
  onTestFinished(() => saving.end());
  await saving.query('begin');
  // Two that waited for each other would be seen here first: the deletion would only be tried again.
  await saving.query("set local deadlock_timeout = '1ms'");
  await saving.query('select from generation where id = $1 for update', [ids[1]]);
  const deleting = deleteDueAccounts(database, new Date(Date.now() + 15 * 86_400_000));
  await waitUntil('the deletion waits', async () =>
    Boolean((await rows("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")).length),
  );
  await saving.query('update event_stream set seq = seq where stream = $1', [person.stream]);
  await saving.query('commit');
  await deleting;
  expect(await rows('select from account where id = $1 and anonymised_at is null', [person.user.id])).toEqual([]);
});
