import { describe, expect, test } from 'vitest';
import { insertToken } from '../../domain/accounts/mailTokens.ts';
import { hashPassword } from '../../domain/accounts/password.ts';
import { hashToken } from '../../domain/accounts/mailTokens.ts';
import { registerAccount } from '../../shared/routes/accounts.routes.ts';
import { changePassword, updateUser } from '../../shared/routes/profile.routes.ts';
import { signIn } from '../../shared/routes/sessions.routes.ts';
import { checkReset, resetPassword } from '../../shared/routes/recovery.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url, { REGISTRATIONS_PER_HOUR: '100000' });
const { newEmail, newKey, password, signUp } = factories(base, api);
const visitor = (): Client => new Client(api.url);

const weak = [
  ['common', 'Sunshine'],
  ['personal', 'mirabelle-2026'],
  ['repeated', '12121212'],
] as const;

async function mirabelle(): Promise<Person> {
  const person = await signUp();
  const user = await person.client.call(updateUser, { body: { baseRevision: 1, fullName: 'Mirabelle Sol' } });
  return { ...person, user };
}
const because = (reason: string) => ({ details: { reason } });

describe.each(weak)('a password that is %s', (why, weakPassword) => {
  test('makes no account, and takes no address', async () => {
    const body = { email: newEmail(), password: weakPassword, fullName: 'Mirabelle Sol' };
    expect(await visitor().refused('PASSWORD_WEAK', registerAccount, { body })).toMatchObject(because(why));
    expect(await base.rows('select from account where email = $1', [body.email])).toEqual([]);
    await visitor().call(registerAccount, { body: { ...body, password } });
    // Whether an address is taken is not to be learnt with it.
    expect(await visitor().refused('PASSWORD_WEAK', registerAccount, { body })).toMatchObject(because(why));
  });

  test('is not changed to', async () => {
    const { client, user } = await mirabelle();
    const body = { currentPassword: password, newPassword: weakPassword };
    expect(await client.refused('PASSWORD_WEAK', changePassword, { body })).toMatchObject(because(why));
    await visitor().call(signIn, { body: { email: user.email, password } });
  });

  test('is not chosen by a link, which is not spent', async () => {
    const { user } = await mirabelle();
    const token = newKey();
    const row = { accountId: user.id, purpose: 'reset', email: null, seconds: 3600 } as const;
    await insertToken(base.database, { tokenHash: hashToken(token), ...row });
    const body = { token, password: weakPassword };
    expect(await visitor().refused('PASSWORD_WEAK', resetPassword, { body })).toMatchObject(because(why));
    await visitor().call(checkReset, { body: { token } });
    await visitor().call(resetPassword, { body: { token, password: 'a new and better password' } });
  });

  test('signs in whoever has it from before', async () => {
    const { user } = await mirabelle();
    await base.rows('update account set password_hash = $2 where id = $1', [user.id, await hashPassword(weakPassword)]);
    const client = visitor();
    await client.call(signIn, { body: { email: user.email, password: weakPassword } });
    await client.call(changePassword, { body: { currentPassword: weakPassword, newPassword: password } });
  });
});
