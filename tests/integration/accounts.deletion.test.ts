import { describe, expect, test } from 'vitest';
import { accountTables } from '../../domain/deletion/accountTables.ts';
import { requestDeletion as markForDeletion } from '../../domain/deletion/requestDeletion.ts';
import { getUser, registerAccount } from '../../shared/routes/accounts.routes.ts';
import { requestDeletion, deleteNow, downloadData, restoreAccount } from '../../shared/routes/deletion.routes.ts';
import { putPicture } from '../../shared/routes/profile.routes.ts';
import { signIn } from '../../shared/routes/sessions.routes.ts';
import { confirmEmail } from '../../shared/routes/confirmation.routes.ts';
import { listScripts } from '../../shared/routes/scripts.routes.ts';
import { checkPassword } from '../../domain/accounts/checkCredentials.ts';
import { insertToken } from '../../domain/accounts/mailTokens.ts';
import { hashToken } from '../../domain/accounts/mailTokens.ts';
import { addToCollection, createCollection } from '../../shared/routes/collections.routes.ts';
import { updateSettings } from '../../shared/routes/settings.routes.ts';
import { createTemplate } from '../../shared/routes/templates.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { onePicture } from '../support/onePicture.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { templateBody } from '../support/templateBody.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { deleteDueAccounts } from '../../worker/maintenance/deleteAccountsTask.ts';
import { renewPeriods } from '../../worker/maintenance/renewPeriodsTask.ts';
import { operate } from '../support/operate.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { password, signUp, ask, finished, failed, writeSections } = factories(base, api);
const { database, rows } = base;

const dayMs = 24 * 3600 * 1000;
const inDays = (days: number): Date => new Date(Date.now() + days * dayMs);
const remove = ({ client }: Person) => client.call(requestDeletion, { body: { password } });

async function signInAs({ user }: Person): Promise<Client> {
  const client = new Client(api.url);
  await client.call(signIn, { body: { email: user.email, password } });
  return client;
}

/** Somebody who has used everything there is. */
async function settled(): Promise<Person> {
  const person = await signUp({ credits: 20 });
  const { client } = person;
  const { scriptId } = await finished(person);
  await failed(person, 1);
  await ask(person);
  const running = await ask(person);
  await writeSections(running.generation.id, 2);
  await client.call(putPicture, { file: { type: 'image/png', bytes: await onePicture() } });
  const { id } = await client.call(createCollection, { body: { name: 'Evenings' } });
  await client.call(addToCollection, { params: { id }, body: { scriptId } });
  await client.call(createTemplate, { body: templateBody() });
  await client.call(updateSettings, { body: { theme: 'dark' } });
  return person;
}

const countOf = async (name: string, accountId: string): Promise<number> =>
  Number((await rows<{ count: string }>(`select count(*) from ${name} where account_id = $1`, [accountId]))[0]?.count);

describe('asking for the deletion', () => {
  test('signs out everywhere, and says until when it can be taken back', async () => {
    const person = await signUp();
    const elsewhere = await signInAs(person);
    const sockets = [person.client, elsewhere].map(({ cookie }) => new SocketClient({ url: api.url, cookie }));
    await Promise.all(sockets.map((socket) => socket.ready()));
    const { deletionDueAt } = await remove(person);
    expect(Math.abs(new Date(deletionDueAt).getTime() - inDays(14).getTime())).toBeLessThan(60_000);
    await Promise.all(sockets.map((socket) => socket.left()));
    for (const client of [person.client, elsewhere]) await client.refused('UNAUTHENTICATED', getUser);
    expect(await (await signInAs(person)).call(getUser, {})).toMatchObject({ deletionDueAt });
  });

  test('needs the password, and guesses run out', async () => {
    const { client } = await signUp();
    await client.refused('VALIDATION_FAILED', requestDeletion, { body: {} });
    for (let count = 0; count < 10; count += 1)
      await client.refused('WRONG_PASSWORD', requestDeletion, { body: { password: 'not this' } });
    await client.refused('RATE_LIMITED', requestDeletion, { body: { password } });
    expect(await client.call(getUser, {})).toMatchObject({ deletionDueAt: null });
  });

  test('twice keeps the first day', async () => {
    const person = await signUp();
    const { deletionDueAt } = await remove(person);
    const client = await signInAs(person);
    await client.refused('ACCOUNT_DELETING', requestDeletion, { body: { password } });
    expect(await client.call(getUser, {})).toMatchObject({ deletionDueAt });
    // Nor does a request that began before the first was done.
    const checked = await checkPassword(database, person.user.id, password);
    await database.transaction((queries) => markForDeletion(queries, checked));
    expect(await (await signInAs(person)).call(getUser, {})).toMatchObject({ deletionDueAt });
  });
});

describe('within the fourteen days', () => {
  test('nothing goes, and it can be taken back', async () => {
    const person = await signUp();
    const { scriptId } = await finished(person);
    await remove(person);
    await deleteDueAccounts(database, inDays(13.9));
    const client = await signInAs(person);
    expect(await client.call(restoreAccount, {})).toMatchObject({ deletionDueAt: null });
    await deleteDueAccounts(database, inDays(15));
    expect(await client.call(getUser, {})).toMatchObject({ id: person.user.id, deletionDueAt: null });
    expect(await rows('select from script where id = $1', [scriptId])).toHaveLength(1);
  });

  test('taking back what was never asked for changes nothing', async () => {
    const { client, user } = await signUp();
    expect(await client.call(restoreAccount, {})).toEqual(user);
  });

  test('operators see it and can undo it, and that is written down', async () => {
    const person = await signUp();
    const { email, id } = person.user;
    const { deletionDueAt } = await remove(person);
    expect(JSON.parse(await operate(database, ['show', email]))).toMatchObject({ deletionDueAt });
    expect(await operate(database, ['restore-account', email])).toContain('stays now');
    expect(await (await signInAs(person)).call(getUser, {})).toMatchObject({ deletionDueAt: null });
    expect(await operate(database, ['restore-account', email])).toBe(`${email} is not about to be deleted.`);
    expect(await rows('select action, details from operator_action where account_id = $1', [id])).toEqual([
      { action: 'restore-account', details: { deletionDueAt } },
    ]);
  });
});

describe('deleting now', () => {
  test('carries out what was asked for before, with the password: everything goes but the ledger', async () => {
    const person = await settled();
    const { id, email } = person.user;
    await remove(person);
    const [client, elsewhere] = [await signInAs(person), await signInAs(person)];
    const socket = new SocketClient({ url: api.url, cookie: elsewhere.cookie });
    await socket.ready();
    await client.refused('WRONG_PASSWORD', deleteNow, { body: { password: 'not this' } });
    expect(await countOf('script', id)).toBe(4);
    await client.call(deleteNow, { body: { password } });
    await socket.left();
    for (const gone of [client, elsewhere]) await gone.refused('UNAUTHENTICATED', getUser);
    for (const [name, { of, staysFor }] of Object.entries(accountTables))
      if (!of && staysFor === undefined) expect([name, await countOf(name, id)]).toEqual([name, 0]);
    expect(await rows('select from event_stream where stream = $1', [person.stream])).toEqual([]);
    expect(await rows('select anonymised_at is not null as gone from account where id = $1', [id])).toEqual([{ gone: true }]);
    expect(await rows('select fault as violation, subject from ledger_fault')).toEqual([]);
    await new Client(api.url).refused('INVALID_CREDENTIALS', signIn, { body: { email, password } });
    expect((await new Client(api.url).call(registerAccount, { body: { email, password } })).id).not.toBe(id);
  });

  test('is no first step, and no step after a change of mind', async () => {
    const person = await signUp();
    await person.client.refused('NOT_FOUND', deleteNow, { body: { password } });
    await remove(person);
    const client = await signInAs(person);
    await client.call(restoreAccount, {});
    await client.refused('NOT_FOUND', deleteNow, { body: { password } });
    expect(await client.call(getUser, {})).toMatchObject({ deletionDueAt: null });
  });

  test('lets nobody guess the password on and on', async () => {
    const person = await signUp();
    await remove(person);
    const client = await signInAs(person);
    for (let count = 0; count < 10; count += 1)
      await client.refused('WRONG_PASSWORD', deleteNow, { body: { password: 'not this' } });
    await client.refused('RATE_LIMITED', deleteNow, { body: { password } });
  });
});

describe('while an account awaits its deletion', () => {
  test('its data can be downloaded, and a page that is open sees that it was kept elsewhere', async () => {
    const person = await signUp();
    const { scriptId } = await finished(person);
    await remove(person);
    const [client, elsewhere] = [await signInAs(person), await signInAs(person)];
    expect((await client.try(downloadData)).text).toContain(scriptId);
    await client.refused('ACCOUNT_DELETING', listScripts);
    const socket = new SocketClient({ url: api.url, cookie: client.cookie });
    await socket.ready();
    await elsewhere.call(restoreAccount, {});
    expect((await socket.completion('user.changed')).payload).toMatchObject({ deletionDueAt: null });
    expect((await client.call(listScripts, {})).items).toHaveLength(1);
  });

  test('a link that confirms its address waits until it is kept', async () => {
    const person = await signUp();
    const { id, email } = person.user;
    await rows('update account set email_confirmed_at = null where id = $1', [id]);
    const token = 'a token as it stands in a mail';
    await insertToken(database, { tokenHash: hashToken(token), accountId: id, purpose: 'confirm', email, seconds: 3600 });
    await remove(person);
    await new Client(api.url).refused('ACCOUNT_DELETING', confirmEmail, { body: { token } });
    expect(await operate(database, ['confirm-email', email])).toContain('about to be deleted');
    await (await signInAs(person)).call(restoreAccount, {});
    expect(await new Client(api.url).call(confirmEmail, { body: { token } })).toMatchObject({ email });
  });
});

describe('after the fourteen days', () => {
  test('everything goes but the ledger, whose account names nobody', async () => {
    const [person, other] = [await settled(), await settled()];
    const { id, email, username } = person.user;
    await rows('insert into rate_limit (key, points, expire, subject) values ($1, 1, 1, $2)', [
      `sign-in:198.51.100.1 ${email}`,
      email,
    ]);
    await remove(person);
    const before = await countOf('ledger_entry', id);
    await deleteDueAccounts(database, inDays(15));

    for (const [name, { of, staysFor }] of Object.entries(accountTables)) {
      if (of) continue;
      if (staysFor === undefined) expect([name, await countOf(name, id)]).toEqual([name, 0]);
    }
    expect(await rows('select from event_stream where stream = $1', [person.stream])).toEqual([]);
    expect(await rows('select from event where stream = $1', [person.stream])).toEqual([]);
    expect(await rows('select from rate_limit where position($1 in key) > 0', [email])).toEqual([]);
    const [row] = await rows<Record<string, unknown>>('select * from account where id = $1', [id]);
    expect(row).toMatchObject({ full_name: null, bio: '', profile_picture_url: null, password_hash: '', deletion_due_at: null });
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${email}|${username}`, 'u'));
    expect(row?.['anonymised_at']).toBeInstanceOf(Date);

    // What was bought and used can still be accounted for, to the last credit.
    expect(await rows('select available, held from credit_account where account_id = $1', [id])).toEqual([
      { available: 0, held: 0 },
    ]);
    expect(await countOf('ledger_entry', id)).toBeGreaterThan(before);
    expect(await rows('select fault as violation, subject from ledger_fault')).toEqual([]);
    expect(await countOf('script', other.user.id)).toBe(4);
    expect(await rows('select from account where id = $1 and anonymised_at is null', [other.user.id])).toHaveLength(1);
  });

  test('leaves no job that would write for nobody', async () => {
    const person = await signUp();
    const { generation } = await ask(person);
    const jobs = () => rows('select from graphile_worker.jobs where key like $1', [`${generation.id}:%`]);
    expect(await jobs()).toHaveLength(1);
    await remove(person);
    await deleteDueAccounts(database, inDays(15));
    expect(await jobs()).toEqual([]);
  });

  test('nobody signs in with it any more, and the address is free', async () => {
    const person = await signUp();
    const { email, id } = person.user;
    await remove(person);
    const late = await signInAs(person);
    await deleteDueAccounts(database, inDays(15));
    await late.refused('UNAUTHENTICATED', getUser);
    await new Client(api.url).refused('INVALID_CREDENTIALS', signIn, { body: { email, password } });
    const again = await new Client(api.url).call(registerAccount, { body: { email, password } });
    expect(again).toMatchObject({ email, credits: 3 });
    expect(again.id).not.toBe(id);
  });

  test('no further credits come', async () => {
    const person = await signUp();
    await remove(person);
    await deleteDueAccounts(database, inDays(15));
    const grants = () => rows('select from credit_grant where account_id = $1', [person.user.id]);
    const before = (await grants()).length;
    await renewPeriods(database);
    expect(await grants()).toHaveLength(before);
    const [period] = await rows<{ year: number }>(
      'select extract(year from period_end)::int as year from credit_account where account_id = $1',
      [person.user.id],
    );
    expect(period?.year).toBe(9999);
  });

  test('is carried out once by workers that come at the same time', async () => {
    const person = await signUp({ credits: 2 });
    await remove(person);
    await Promise.all(Array.from({ length: 4 }, () => deleteDueAccounts(database, inDays(15))));
    expect(await rows("select from ledger_transaction where account_id = $1 and kind = 'expire'", [person.user.id])).toHaveLength(
      2,
    );
  });
});
