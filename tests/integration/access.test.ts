import { describe, expect, test } from 'vitest';
import { ErrorAnswer } from '../../shared/error.schema.ts';
import type { Route } from '../../shared/route.ts';
import { allRoutes } from '../../shared/routes/all.ts';
import { awaitApproval } from '../../domain/generations/awaitApproval.ts';
import { Client } from '../support/Client.ts';
import { factories, type Person } from '../support/factories.ts';
import { generateBody } from '../support/generateBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { newKey, newEmail, password, signUp, makeAdmin, ask, failed, finished, writeSections } = factories(base, api);

type Call = { readonly params?: { id: string }; readonly body?: unknown; readonly key?: string };

/** For each route a call that its owner may make, about something that is the owner's. */
const calls: Readonly<Record<string, (owner: Person) => Promise<Call>>> = {
  'POST /api/register': async () => ({ body: { email: newEmail(), password } }),
  'POST /api/auth/login': async (owner) => ({ body: { email: owner.user.email, password } }),
  'POST /api/logout': async () => ({}),
  'GET /api/user': async () => ({}),
  'GET /api/credits': async () => ({}),
  'GET /api/transactions': async () => ({}),
  'POST /api/generate-script': async () => ({ body: generateBody(), key: newKey() }),
  'GET /api/generations': async () => ({}),
  'POST /api/generations/:id/cancel': async (owner) => ({ params: { id: (await ask(owner)).generation.id } }),
  'POST /api/generations/:id/approve': async (owner) => {
    const { id } = (await ask(owner, { approveOutline: true })).generation;
    await awaitApproval(base.database, await writeSections(id, 0));
    return { params: { id } };
  },
  'POST /api/generations/:id/retry': async (owner) => ({ params: { id: (await failed(owner)).generationId }, key: newKey() }),
  'GET /api/scripts': async () => ({}),
  'GET /api/scripts/:id': async (owner) => ({ params: { id: (await finished(owner)).scriptId } }),
  'PATCH /api/scripts/:id': async (owner) => {
    const { scriptId } = await finished(owner);
    const [row] = await base.rows<{ revision: number }>('select revision from script where id = $1', [scriptId]);
    return { params: { id: scriptId }, body: { title: 'Another title', baseRevision: row?.revision } };
  },
  'DELETE /api/scripts/:id': async (owner) => ({ params: { id: (await finished(owner)).scriptId } }),
  'POST /api/scripts/:id/restore': async (owner) => ({ params: { id: (await finished(owner)).scriptId } }),
};

const callers = ['nobody', 'another person', 'the owner', 'an administrator'] as const;
type Caller = (typeof callers)[number];

/** What a caller must be told, from the declaration alone. */
function expectedOf(route: Route, caller: Caller): number {
  const done = Number(Object.keys(route.answers)[0]);
  if (route.access === 'anyone') return done;
  if (caller === 'nobody') return 401;
  if (route.access === 'admin') return caller === 'an administrator' ? done : 403;
  // What is somebody else's looks as if it did not exist, to an administrator too.
  return route.params && caller !== 'the owner' ? 404 : done;
}

async function clientOf(caller: Caller, owner: Person): Promise<Client> {
  if (caller === 'nobody') return new Client(api.url);
  if (caller === 'the owner') return owner.client;
  const person = await signUp();
  if (caller === 'an administrator') await makeAdmin(person.user.id);
  return person.client;
}

/** All that a stranger could have changed of a person's. */
const stateOf = (accountId: string) =>
  base.rows(
    `select (select jsonb_agg(s order by s.id) from script s where account_id = $1) as scripts, (select jsonb_agg(g order by g.id) from generation g where account_id = $1) as generations,
      (select to_jsonb(c) from credit_account c where account_id = $1) as credits, (select to_jsonb(a) from account a where id = $1) as account`,
    [accountId],
  );

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

test('every declared route has a call here, and no other', () => {
  expect(Object.keys(calls).toSorted()).toEqual(allRoutes.map(nameOf).toSorted());
});

describe.each(allRoutes.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
  test.each(callers)('for %s', async (caller) => {
    const owner = await signUp({ credits: 5 });
    const call = (await calls[name]?.(owner)) ?? {};
    const client = await clientOf(caller, owner);
    const before = await stateOf(owner.user.id);
    const reply = await client.try(route, call);
    const expected = expectedOf(route, caller);
    expect(`${reply.status} ${expected === reply.status ? '' : reply.text}`).toBe(`${expected} `);
    if (expected < 400) return;
    expect(ErrorAnswer.parse(JSON.parse(reply.text)).error.code).toBe(
      { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' }[expected],
    );
    expect(await stateOf(owner.user.id)).toEqual(before);
  });
});

test('a signed-out caller is told so before the request is read', async () => {
  for (const route of allRoutes.filter(({ access }) => access !== 'anyone')) {
    const reply = await new Client(api.url).try(route, {
      params: { id: 'no-id' },
      ...(route.body && { body: { wrong: true } }),
      query: { wrong: 1 },
    });
    expect(`${nameOf(route)} ${reply.status}`).toBe(`${nameOf(route)} 401`);
  }
});
