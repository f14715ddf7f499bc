import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import { grantCredits } from '../../domain/credits/grantCredits.ts';
import { lockCreditAccount } from '../../domain/credits/lockCreditAccount.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { userStream } from '../../shared/events.ts';
import { registerAccount } from '../../shared/routes/accounts.routes.ts';
import { signIn } from '../../shared/routes/sessions.routes.ts';
import { Client } from './Client.ts';
import { registerPerson } from './registerPerson.ts';
import type { TestApi } from './startTestApi.ts';

export type Person = { readonly client: Client; readonly user: User; readonly stream: string };

type SigningUp = { readonly credits?: number; readonly headers?: Record<string, string> };

/** A new key for each request. */
export const newKey = (): string => randomUUID();
export const newEmail = (): string => `${randomUUID()}@example.org`;
export const password = 'correct horse battery';

/** How people come to an account, and credits to people. */
export function signingUp(database: Database, api: TestApi) {
  /** A new account and its first session; what registering itself does, and counts, is `register`’s matter. */
  async function signUp({ credits = 0, headers = {} }: SigningUp = {}): Promise<Person> {
    const client = new Client(api.url, headers);
    const email = newEmail();
    await registerPerson(database, { email, password });
    const user = await client.call(signIn, { body: { email, password } });
    if (credits > 0) await grant(user.id, credits);
    return { client, user, stream: userStream(user.id) };
  }

  /** As a person registers, with all that it costs. */
  async function register({ headers = {} }: SigningUp = {}): Promise<Person> {
    const client = new Client(api.url, headers);
    const user = await client.call(registerAccount, { body: { email: newEmail(), password } });
    return { client, user, stream: userStream(user.id) };
  }

  /** Credits that never expire. */
  const grant = (
    accountId: string,
    amount: number,
    kind: 'purchased' | 'promotional' = 'purchased',
    expiresAt: string | null = null,
  ): Promise<unknown> =>
    database.transaction(async (queries) => {
      await lockCreditAccount(queries, accountId);
      return grantCredits(queries, { accountId, kind, amount, expiresAt, sourceRef: `test:${randomUUID()}` });
    });

  return { signUp, register, grant };
}
