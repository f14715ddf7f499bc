import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import { registerPerson } from '../../tests/support/registerPerson.ts';
import { grantCredits } from '../../domain/credits/grantCredits.ts';
import { lockCreditAccount } from '../../domain/credits/lockCreditAccount.ts';

export type Person = { readonly id: string; readonly email: string };
export type Visitor = Person & { readonly cookie: string };

const password = 'a long password for benchmarks';
const credits = 1_000_000;

/** Accounts made by the commands that make every account, with credits that no run uses up. */
export const createPeople = (database: Database, count: number): Promise<Person[]> =>
  inTurns(Array.from({ length: count }), () => createPerson(database));

async function createPerson(database: Database): Promise<Person> {
  const email = `${randomUUID()}@example.test`;
  const { id } = await registerPerson(database, { email, password });
  await database.transaction(async (queries) => {
    await lockCreditAccount(queries, id);
    await grantCredits(queries, {
      accountId: id,
      kind: 'promotional',
      amount: credits,
      expiresAt: null,
      sourceRef: `bench:${id}`,
    });
  });
  return { id, email };
}

/** Signs in over HTTP, as a browser does. */
export async function signIn(address: string, person: Person): Promise<Visitor> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: address },
    body: JSON.stringify({ email: person.email, password }),
  });
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}: ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return { ...person, cookie };
}

export const signInAll = (address: string, people: readonly Person[]): Promise<Visitor[]> =>
  inTurns(people, (person) => signIn(address, person));

/** Passwords at once: fewer than wait for a hash without being refused. */
const maxAtOnce = 20;

async function inTurns<T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let first = 0; first < list.length; first += maxAtOnce)
    results.push(...(await Promise.all(list.slice(first, first + maxAtOnce).map((one) => work(one)))));
  return results;
}
