import { describe, expect, test } from 'vitest';
import { insertToken } from '../../domain/accounts/mailTokens.ts';
import { hashToken } from '../../domain/accounts/mailTokens.ts';
import { changeUser } from '../support/changeUser.ts';
import type { ErrorCode } from '../../shared/errorCodes.ts';
import { getUser } from '../../shared/routes/accounts.routes.ts';
import { requestDeletion, deleteNow, restoreAccount } from '../../shared/routes/deletion.routes.ts';
import { changePassword, updateUser } from '../../shared/routes/profile.routes.ts';
import { signIn, signOut } from '../../shared/routes/sessions.routes.ts';
import { resetPassword } from '../../shared/routes/recovery.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startHeldAnswers } from '../support/heldAnswers.ts';
import { holdAccount } from '../support/holdAccount.ts';
import type { Reply } from '../support/sendRequest.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { deleteDueAccounts } from '../../worker/maintenance/deleteAccountsTask.ts';
import { operate } from '../support/operate.ts';

const base = await useDatabase();
const api = await startTestApi(base.url, { TRUST_PROXY_HOPS: '1' });
// With the product's own hash: what happens while it is worked out is what is tried here.
const { newEmail, newKey, password, register: signUp } = factories(base, api);
const { database, rows } = base;

const newPassword = 'a new and better password';
let last = 0;
/** A visitor from an address of their own, for addresses are throttled. */
function visitor(): Client {
  last += 1;
  return new Client(api.url, { 'x-forwarded-for': `203.0.113.${last}` });
}
const someone = (): Promise<Person> => {
  last += 1;
  return signUp({ headers: { 'x-forwarded-for': `203.0.113.${last}` } });
};

const signInAs = (client: Client, { user }: Person, word = password): Promise<Reply> =>
  client.try(signIn, { body: { email: user.email, password: word } });

/** A link to choose a new password, as the mail would bring it, and its use in the browser that the person has always used. */
async function linkTo({ user, client }: Person): Promise<() => Promise<Reply>> {
  const token = newKey();
  await insertToken(database, { tokenHash: hashToken(token), accountId: user.id, purpose: 'reset', email: null, seconds: 3600 });
  const browser = client.copy();
  return () => browser.try(resetPassword, { body: { token, password: newPassword } });
}
const change = ({ client }: Person, next: string): Promise<Reply> =>
  client.try(changePassword, { body: { currentPassword: password, newPassword: next } });

/**
 * The first and the second begin with the credentials as they are; the first has written before the second writes.
 */
async function overlap(
  accountId: string,
  first: () => Promise<unknown>,
  second: () => Promise<Reply>,
): Promise<{ readonly status: number; readonly code: ErrorCode | null }> {
  const held = await holdAccount(base, accountId);
  const one = first();
  await held.blocked(1);
  const two = second();
  await held.blocked(2);
  await held.release();
  await one;
  const { status, text } = await two;
  return { status, code: status < 400 ? null : (JSON.parse(text) as { error: { code: ErrorCode } }).error.code };
}

const living = ({ user }: Person) => rows('select from session where account_id = $1 and ended_at is null', [user.id]);
const devices = ({ user }: Person) => rows('select from known_device where account_id = $1', [user.id]);
const notifications = ({ user }: Person) => rows('select from notification where account_id = $1', [user.id]);
const wrongPassword = { status: 400, code: 'WRONG_PASSWORD' };
const refusedSignIn = { status: 401, code: 'INVALID_CREDENTIALS' };

describe('a sign-in with credentials that change while they are checked', () => {
  test('for a reset is refused: no session lives, no browser is known, nobody is notified', async () => {
    const person = await someone();
    const intruder = visitor();
    expect(await overlap(person.user.id, await linkTo(person), () => signInAs(intruder, person))).toEqual(refusedSignIn);
    expect(await living(person)).toEqual([]);
    await intruder.refused('UNAUTHENTICATED', getUser);
    // What is known and notified is what the reset by itself brings.
    const calm = await someone();
    await (
      await linkTo(calm)
    )();
    expect(await devices(person)).toHaveLength((await devices(calm)).length);
    expect(await notifications(person)).toHaveLength((await notifications(calm)).length);
    expect((await signInAs(visitor(), person, newPassword)).status).toBe(200);
  });

  test('for a password change is refused, and leaves the session that changed it alone', async () => {
    const person = await someone();
    const intruder = visitor();
    expect(
      await overlap(
        person.user.id,
        () => change(person, newPassword),
        () => signInAs(intruder, person),
      ),
    ).toEqual(refusedSignIn);
    expect(await living(person)).toHaveLength(1);
    await person.client.call(getUser, {});
  });

  test('for another address is refused, as the old one is', async () => {
    const person = await someone();
    // An account's first change begins its count, whose row refers to the account: it would wait for the held lock before the change does.
    const { revision } = await person.client.call(updateUser, { body: { baseRevision: 1, fullName: 'Ada' } });
    const body = { baseRevision: revision, email: newEmail(), password };
    const first = () => person.client.call(updateUser, { body });
    expect(await overlap(person.user.id, first, () => signInAs(visitor(), person))).toEqual(refusedSignIn);
    await person.client.call(getUser, {});
  });

  test('for the request to delete the account is refused', async () => {
    const person = await someone();
    const first = () => person.client.call(requestDeletion, { body: { password } });
    expect(await overlap(person.user.id, first, () => signInAs(visitor(), person))).toEqual(refusedSignIn);
    expect(await living(person)).toEqual([]);
  });

  test('for the deletion itself is refused, and nothing of the account is written again', async () => {
    const person = await someone();
    await person.client.call(requestDeletion, { body: { password } });
    const due = new Date(Date.now() + 15 * 24 * 3600 * 1000);
    expect(
      await overlap(
        person.user.id,
        () => deleteDueAccounts(database, due),
        () => signInAs(visitor(), person),
      ),
    ).toEqual(refusedSignIn);
    expect(await living(person)).toEqual([]);
    expect(await devices(person)).toEqual([]);
  });

  test('many at once leave no session behind, however they fall', async () => {
    const person = await someone();
    const clients = Array.from({ length: 12 }, visitor);
    const reset = await linkTo(person);
    const held = await holdAccount(base, person.user.id);
    const resetting = reset();
    await held.blocked(1);
    const signingIn = clients.map((client) => signInAs(client, person));
    await held.blocked(4);
    await held.release();
    expect((await resetting).status).toBe(204);
    expect(new Set((await Promise.all(signingIn)).map(({ status }) => status))).toEqual(new Set([401]));
    expect(await living(person)).toEqual([]);
  });
});

describe('what began with the old password', () => {
  test('as a change of it does not overwrite a reset', async () => {
    const person = await someone();
    const second = () => change(person, 'somebody else chose this');
    expect(await overlap(person.user.id, await linkTo(person), second)).toEqual(wrongPassword);
    expect((await signInAs(visitor(), person, 'somebody else chose this')).status).toBe(401);
    expect((await signInAs(visitor(), person, newPassword)).status).toBe(200);
  });

  test('as a change of it does not overwrite another change', async () => {
    const person = await someone();
    const second = () => change({ ...person, client: person.client.copy() }, 'somebody else chose this');
    expect(await overlap(person.user.id, () => change(person, newPassword), second)).toEqual(wrongPassword);
    await person.client.call(getUser, {});
    expect((await signInAs(visitor(), person, newPassword)).status).toBe(200);
  });

  test('does not move the account to another address after a reset', async () => {
    const person = await someone();
    const body = { baseRevision: 1, email: newEmail(), password };
    const second = () => person.client.try(updateUser, { body });
    expect(await overlap(person.user.id, await linkTo(person), second)).toEqual(wrongPassword);
    expect((await signInAs(visitor(), person, newPassword)).status).toBe(200);
  });

  test('does not ask for another address after a reset', async () => {
    const person = await someone();
    const body = { baseRevision: 1, email: newEmail(), password };
    const reset = await linkTo(person);
    const held = await holdAccount(base, person.user.id);
    const first = reset();
    await held.blocked(1);
    const second = changeUser(database, person.user.id, body, { sessionSecret: 'a secret of this test' }).catch(
      (error: unknown) => error,
    );
    await held.blocked(2);
    await held.release();
    await first;
    expect(await second).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await rows('select pending_email from account where id = $1', [person.user.id])).toEqual([{ pending_email: null }]);
    expect(await rows("select from mail_token where account_id = $1 and purpose = 'confirm'", [person.user.id])).toEqual([]);
  });

  test('does not have the account deleted after a reset', async () => {
    const person = await someone();
    const second = () => person.client.try(requestDeletion, { body: { password } });
    expect(await overlap(person.user.id, await linkTo(person), second)).toEqual(wrongPassword);
    expect(await rows('select deletion_due_at from account where id = $1', [person.user.id])).toEqual([
      { deletion_due_at: null },
    ]);
  });
});

describe('what began with the old password, of an account that awaits its deletion', () => {
  test('does not delete it at once after a reset', async () => {
    const person = await someone();
    await person.client.call(requestDeletion, { body: { password } });
    const intruder = visitor();
    expect((await signInAs(intruder, person)).status).toBe(200);
    const second = () => intruder.try(deleteNow, { body: { password } });
    expect(await overlap(person.user.id, await linkTo(person), second)).toEqual(wrongPassword);
    expect((await signInAs(visitor(), person, newPassword)).status).toBe(200);
  });
});

describe('what a session asked for that ended meanwhile', () => {
  test('does not keep an account that is to be deleted', async () => {
    const person = await someone();
    await person.client.call(requestDeletion, { body: { password } });
    const intruder = visitor();
    expect((await signInAs(intruder, person)).status).toBe(200);
    const outcome = await overlap(person.user.id, await linkTo(person), () => intruder.try(restoreAccount));
    expect(outcome).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await rows('select deletion_due_at is not null as due from account where id = $1', [person.user.id])).toEqual([
      { due: true },
    ]);
  });

  test('is heard by no socket that was let in just before', async () => {
    const line = await startHeldAnswers(base.url);
    const held = await startTestApi(line.url, { TRUST_PROXY_HOPS: '1' });
    const person = await someone();
    const [leaving, other] = [visitor(), visitor()];
    for (const client of [leaving, other]) expect((await signInAs(client, person)).status).toBe(200);
    const witness = new SocketClient({ url: held.url, cookie: other.cookie });
    await witness.ready();
    line.hold('isSeenLong');
    const socket = new SocketClient({ url: held.url, cookie: leaving.cookie });
    await line.held();
    await leaving.copy().call(signOut, {});
    // The process hears of the ends of sessions in their order: by now it has heard of the first.
    await other.copy().call(signOut, {});
    await witness.left();
    line.release();
    await socket.left();
    expect(socket.greetings).toEqual([]);
  });
});

describe('a link to choose a password', () => {
  test('ends with a password that was changed by hand', async () => {
    const person = await someone();
    expect(await overlap(person.user.id, () => change(person, newPassword), await linkTo(person))).toEqual({
      status: 400,
      code: 'RESET_USED',
    });
    await person.client.call(getUser, {});
    expect((await signInAs(visitor(), person, newPassword)).status).toBe(200);
  });
});

describe('an operator', () => {
  test('confirms no address that was asked for meanwhile', async () => {
    const person = await someone();
    const { id, email } = person.user;
    await rows('update account set email_confirmed_at = null where id = $1', [id]);
    const body = { baseRevision: 1, email: newEmail(), password };
    const held = await holdAccount(base, id);
    const asking = changeUser(database, id, body, { sessionSecret: 'a secret of this test' });
    await held.blocked(1);
    const confirming = operate(database, ['confirm-email', email]).catch((error: unknown) => error);
    await held.blocked(2);
    await held.release();
    await asking;
    expect(String(await confirming)).toContain('only its owner can confirm');
    expect(await rows('select email, pending_email from account where id = $1', [id])).toEqual([
      { email, pending_email: body.email },
    ]);
  });
});
