import { describe, expect, test } from 'vitest';
import { ErrorAnswer } from '../../shared/error.schema.ts';
import type { Route } from '../../shared/route.ts';
import { putPicture } from '../../shared/routes/profile.routes.ts';
import { allRoutes } from '../../shared/routes/all.ts';
import { awaitApproval } from '../../domain/generations/awaitApproval.ts';
import { getScript } from '../../shared/routes/scripts.routes.ts';
import { listSessions } from '../../shared/routes/sessions.routes.ts';
import { Client } from '../support/Client.ts';
import { onePicture } from '../support/onePicture.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { generateBody } from '../support/generateBody.ts';
import { ownThings } from '../support/ownThings.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { templateBody } from '../support/templateBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { newKey, newEmail, password, signUp, makeAdmin, ask, failed, finished, writeSections } = factories(base, api);

const { ownTemplate, tokenOf, notificationOf, ownCollection, ownMember, ownVersion, awaitDeletion } = ownThings(base, {
  newKey,
  finished,
});

type Call = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: { readonly type: string; readonly bytes: Buffer };
  readonly key?: string;
};

/** For each route a call that its owner may make, about something that is the owner's. */
const calls: Readonly<Record<string, (owner: Person) => Promise<Call>>> = {
  'POST /api/register': async () => ({ body: { email: newEmail(), password } }),
  'POST /api/auth/login': async (owner) => ({ body: { email: owner.user.email, password } }),
  'POST /api/logout': async () => ({}),
  'GET /api/user': async () => ({}),
  'PATCH /api/user': async ({ user }) => ({ body: { fullName: 'Another name', baseRevision: user.revision } }),
  'POST /api/user/password': async () => ({ body: { currentPassword: password, newPassword: 'another battery' } }),
  'POST /api/user/picture': async () => ({ file: { type: 'image/png', bytes: await onePicture() } }),
  'DELETE /api/user/picture': async () => ({}),
  'GET /api/user/picture/:id': async ({ client }) => {
    const file = { type: 'image/png', bytes: await onePicture() };
    const { profilePictureUrl } = await client.call(putPicture, { file });
    return { params: { id: profilePictureUrl?.split('/').at(-1) ?? '' } };
  },
  'GET /api/user/data': async () => ({}),
  'GET /api/user/usage': async () => ({}),
  'DELETE /api/user/deleted': async () => ({}),
  'POST /api/user/delete': async () => ({ body: { password } }),
  'POST /api/user/delete-now': async (owner) => {
    await awaitDeletion(owner);
    return { body: { password } };
  },
  'POST /api/user/restore': async () => ({}),
  'GET /api/sessions': async () => ({}),
  'DELETE /api/sessions/:id': async ({ client }) => {
    const { items } = await client.call(listSessions, {});
    return { params: { id: items[0]?.id ?? '' } };
  },
  'POST /api/sessions/end': async () => ({ body: { which: 'all' } }),
  'GET /api/credits': async () => ({}),
  'GET /api/transactions': async () => ({}),
  'GET /api/notifications': async () => ({}),
  'POST /api/notifications/read-all': async () => ({}),
  'POST /api/notifications/:id/read': async (owner) => ({ params: await notificationOf(owner) }),
  'DELETE /api/notifications/:id': async (owner) => ({ params: await notificationOf(owner) }),
  'POST /api/forgot-password': async (owner) => ({ body: { email: owner.user.email } }),
  'POST /api/reset-password/check': async (owner) => ({ body: { token: await tokenOf(owner) } }),
  'POST /api/reset-password': async (owner) => ({ body: { token: await tokenOf(owner), password: 'another good password' } }),
  'POST /api/confirm-email/check': async (owner) => ({ body: { token: await tokenOf(owner, 'confirm') } }),
  'POST /api/confirm-email': async (owner) => ({ body: { token: await tokenOf(owner, 'confirm') } }),
  'POST /api/confirm-email/again': async (owner) => ({ body: { token: await tokenOf(owner, 'confirm') } }),
  'POST /api/user/email/confirmation': async () => ({}),
  'DELETE /api/user/email/pending': async () => ({}),
  'POST /api/generate-script': async () => ({ body: generateBody(), key: newKey() }),
  'POST /api/needs/search': async () => ({ body: { language: 'en', description: 'I want to stop smoking' } }),
  'GET /api/generations': async () => ({}),
  'POST /api/generations/:id/cancel': async (owner) => ({ params: { id: (await ask(owner)).generation.id } }),
  'POST /api/generations/:id/approve': async (owner) => {
    const { id } = (await ask(owner, { approveOutline: true })).generation;
    const held = await writeSections(id, 0);
    await base.database.transaction((queries) => awaitApproval(queries, held));
    return { params: { id } };
  },
  'GET /api/generations/:id': async (owner) => ({ params: { id: (await ask(owner)).generation.id } }),
  'PATCH /api/generations/:id/outline': async (owner) => {
    const { generation, script } = await ask(owner, { approveOutline: true });
    const held = await writeSections(generation.id, 0);
    await base.database.transaction((queries) => awaitApproval(queries, held));
    const { revision, outline } = await owner.client.call(getScript, { params: { id: script.id } });
    const sections = outline.map(({ kind }) => ({ kind }));
    return { params: { id: generation.id }, body: { baseRevision: revision, sections } };
  },
  'POST /api/generations/:id/retry': async (owner) => ({ params: { id: (await failed(owner)).generationId }, key: newKey() }),
  'POST /api/page-faults': async () => ({ body: { name: 'TypeError', frames: [], path: '/' } }),
  'POST /api/sample-script': async () => ({ body: { language: 'en', theme: 'sleep' } }),
  'GET /api/legal/:document': async () => ({ params: { document: 'imprint' }, query: { language: 'en' } }),
  'GET /api/scripts': async () => ({}),
  'GET /api/scripts/:id/suggestions': async (owner) => ({ params: { id: (await finished(owner)).scriptId } }),
  'GET /api/scripts/:id': async (owner) => ({ params: { id: (await finished(owner)).scriptId } }),
  'PATCH /api/scripts/:id': async (owner) => {
    const { scriptId } = await finished(owner);
    const [row] = await base.rows<{ revision: number }>('select revision from script where id = $1', [scriptId]);
    return { params: { id: scriptId }, body: { title: 'Another title', baseRevision: row?.revision } };
  },
  'POST /api/scripts': async () => ({ body: scriptBody(), key: newKey() }),
  'POST /api/scripts/:id/duplicate': async (owner) => ({
    params: { id: (await finished(owner)).scriptId },
    body: { title: 'Another one' },
    key: newKey(),
  }),
  'GET /api/scripts/:id/versions': async (owner) => ({ params: { id: (await finished(owner)).scriptId } }),
  'GET /api/scripts/:id/versions/:version': async (owner) => ({ params: (await ownVersion(owner)).params }),
  'PATCH /api/scripts/:id/versions/:version': async (owner) => ({
    params: (await ownVersion(owner)).params,
    body: { name: 'The good one' },
  }),
  'POST /api/scripts/:id/versions/:version/restore': async (owner) => {
    const { params, revision } = await ownVersion(owner);
    return { params, body: { baseRevision: revision } };
  },
  'POST /api/scripts/:id/regenerate': async (owner) => {
    const { params, revision } = await ownVersion(owner);
    return { params: { id: params.id }, body: { baseRevision: revision }, key: newKey() };
  },
  'GET /api/scripts/:id/variants': async (owner) => ({ params: { id: (await finished(owner)).scriptId } }),
  'POST /api/scripts/:id/variants/:variant/take': async (owner) => {
    const { params, revision } = await ownVersion(owner);
    const [row] = await base.rows<{ id: string }>(
      `insert into section_variant (id, script_id, account_id, generation_id, section, section_title, variant, content, speech_seconds, silence_seconds)
       select gen_random_uuid(), g.script_id, g.account_id, g.id, 1, 'Part 1', 1, 'Words. [pause:3]', 1, 3 from generation g where g.script_id = $1
       returning id`,
      [params.id],
    );
    await base.rows('update generation set draft = \'{"writer":"composer","writerDetail":"","seed":""}\' where script_id = $1', [
      params.id,
    ]);
    return { params: { id: params.id, variant: row?.id ?? '' }, body: { baseRevision: revision } };
  },
  'GET /api/templates': async () => ({}),
  'GET /api/templates/:id': async (owner) => ({ params: { id: await ownTemplate(owner, { isPublic: true }) } }),
  'POST /api/templates': async () => ({ body: templateBody() }),
  'PATCH /api/templates/:id': async (owner) => ({
    params: { id: await ownTemplate(owner) },
    body: { title: 'Another title', baseRevision: 1 },
  }),
  'DELETE /api/templates/:id': async (owner) => ({ params: { id: await ownTemplate(owner) } }),
  'POST /api/templates/:id/restore': async (owner) => ({ params: { id: await ownTemplate(owner) } }),
  'DELETE /api/scripts/:id': async (owner) => ({ params: { id: (await finished(owner)).scriptId } }),
  'GET /api/settings': async () => ({}),
  'GET /api/stats': async () => ({}),
  'GET /api/subscriptions/current': async () => ({}),
  'GET /api/subscriptions/plans': async () => ({}),
  'PATCH /api/settings': async () => ({ body: { theme: 'dark' } }),
  'GET /api/favorites': async () => ({}),
  'POST /api/favorites': async (owner) => ({ body: { scriptId: (await finished(owner)).scriptId } }),
  'DELETE /api/favorites/:scriptId': async (owner) => ({ params: { scriptId: (await finished(owner)).scriptId } }),
  'GET /api/collections': async () => ({}),
  'POST /api/collections': async () => ({ body: { name: 'Evenings' } }),
  'GET /api/collections/:id': async (owner) => ({ params: { id: await ownCollection(owner) } }),
  'PATCH /api/collections/:id': async (owner) => ({ params: { id: await ownCollection(owner) }, body: { name: 'Nights' } }),
  'DELETE /api/collections/:id': async (owner) => ({ params: { id: await ownCollection(owner) } }),
  'POST /api/collections/:id/restore': async (owner) => ({ params: { id: await ownCollection(owner) } }),
  'POST /api/collections/:id/scripts': async (owner) => ({
    params: { id: await ownCollection(owner) },
    body: { scriptId: (await finished(owner)).scriptId },
  }),
  'PATCH /api/collections/:id/scripts/:scriptId': async (owner) => ({ params: await ownMember(owner), body: { after: null } }),
  'DELETE /api/collections/:id/scripts/:scriptId': async (owner) => ({ params: await ownMember(owner) }),
  'GET /api/scripts/:id/export': async (owner) => ({
    params: { id: (await finished(owner)).scriptId },
    query: { format: 'txt' },
  }),
  'GET /api/scripts/:id/export/check': async (owner) => ({
    params: { id: (await finished(owner)).scriptId },
    query: { format: 'txt' },
  }),
  'POST /api/scripts/:id/restore': async (owner) => ({ params: { id: (await finished(owner)).scriptId } }),
};

const callers = ['nobody', 'another person', 'the owner', 'an administrator'] as const;
type Caller = (typeof callers)[number];

/** Routes that name what is somebody's in their body alone. */
const namingInBody: ReadonlySet<string> = new Set(['POST /api/favorites']);

/** Routes about something that only some accounts have. */
const aboutOwnDeletion: ReadonlySet<string> = new Set(['POST /api/user/delete-now']);

/** Routes that anyone may call and that change an account, by a mail's link. */
const changingByLink: ReadonlySet<string> = new Set(['POST /api/confirm-email']);

/** What an account that awaits its deletion must be answered: it can be kept, deleted now, downloaded, and left. */
function expectedWhileDeleting(route: Route): number {
  if (route.access === 'anyone') return changingByLink.has(nameOf(route)) ? 403 : doneOf(route);
  return allowedWhileDeleting.has(nameOf(route)) ? doneOf(route) : 403;
}
const allowedWhileDeleting: ReadonlySet<string> = new Set([
  'GET /api/user',
  'GET /api/user/data',
  'POST /api/user/restore',
  'POST /api/user/delete-now',
]);
const doneOf = (route: Route): number => Number(Object.keys(route.answers)[0]);

/** What a caller must be told, from the declaration alone. */
function expectedOf(route: Route, caller: Caller): number {
  const done = doneOf(route);
  if (route.access === 'anyone') return done;
  if (caller === 'nobody') return 401;
  if (route.access === 'admin') return caller === 'an administrator' ? done : 403;
  // What is somebody else's looks as if it did not exist, to an administrator too.
  return (route.params || namingInBody.has(nameOf(route)) || aboutOwnDeletion.has(nameOf(route))) && caller !== 'the owner'
    ? 404
    : done;
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
      (select jsonb_agg(v order by v.id) from script_version v where account_id = $1) as versions,
      (select jsonb_agg(c order by c.id) from collection c where account_id = $1) as collections, (select to_jsonb(c) from credit_account c where account_id = $1) as credits, (select to_jsonb(a) from account a where id = $1) as account`,
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

describe.each(allRoutes.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
  test('for an owner whose account awaits its deletion', async () => {
    const owner = await signUp({ credits: 5 });
    const call = (await calls[name]?.(owner)) ?? {};
    await awaitDeletion(owner);
    const before = await stateOf(owner.user.id);
    const reply = await owner.client.try(route, call);
    const expected = expectedWhileDeleting(route);
    expect(`${reply.status} ${expected === reply.status ? '' : reply.text}`).toBe(`${expected} `);
    if (expected < 400) return;
    expect(ErrorAnswer.parse(JSON.parse(reply.text)).error.code).toBe('ACCOUNT_DELETING');
    expect(await stateOf(owner.user.id)).toEqual(before);
  });
});

test('what an account that awaits its deletion may call is declared', () => {
  expect(new Set(allRoutes.filter(({ whileDeleting }) => whileDeleting).map(nameOf))).toEqual(allowedWhileDeleting);
});

test('a signed-out caller is told so before the request is read', async () => {
  for (const route of allRoutes.filter(({ access }) => access !== 'anyone')) {
    const reply = await new Client(api.url).try(route, {
      params: { id: 'no-id', scriptId: 'no-id', version: 'no-id', variant: 'no-id' },
      ...(route.body && { body: { wrong: true } }),
      query: { wrong: 1 },
    });
    expect(`${nameOf(route)} ${reply.status}`).toBe(`${nameOf(route)} 401`);
  }
});
