import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bindRoute } from '../../api/http/bindRoute.ts';
import type { Bound } from '../../api/routes/product.ts';
import type { ErrorCode } from '../../shared/errorCodes.ts';
import { planIds } from '../../shared/plans.ts';
import { roles, type Role } from '../../shared/roles.ts';
import { defineRoute } from '../../shared/route.ts';
import { registerAccount } from '../../shared/routes/accounts.routes.ts';
import { signIn } from '../../shared/routes/sessions.routes.ts';
import { product } from '../../api/routes/product.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { operate } from '../support/operate.ts';

const Done = z.object({ done: z.literal(true) });
const restricted = (access: 'premium' | 'moderator' | 'admin') =>
  defineRoute({ method: 'POST', path: `/api/test/${access}`, access, summary: 'restricted', answers: { 200: Done } });
const premium = restricted('premium');
const moderator = restricted('moderator');
const admin = restricted('admin');

const Received = z.object({ accountId: z.string(), bytes: z.int(), hash: z.string() });
const maxBytes = 2000;
const webhook = defineRoute({
  method: 'POST',
  path: '/api/test/webhook',
  access: 'anyone',
  fromAnywhere: true,
  summary: 'what another service sends, as it was sent',
  takes: { types: ['application/json'], maxBytes },
  answers: { 200: Received },
});
/** The same without the exemption. */
const ownOnly = defineRoute({
  method: 'POST',
  path: '/api/test/own',
  access: 'anyone',
  summary: 'what our own pages send, as it was sent',
  takes: { types: ['application/json'], maxBytes },
  answers: { 200: Received },
});

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Routes of these kinds beside those of the product. */
const bound: Bound = {
  routes: [...product.routes, premium, moderator, admin, webhook, ownOnly],
  bindings: [
    ...product.bindings,
    (router, services) => {
      for (const route of [premium, moderator, admin]) bindRoute(router, services, route, async () => ({ done: true as const }));
      for (const route of [webhook, ownOnly])
        bindRoute(router, services, route, async ({ receive, accountId }) => {
          const bytes = await receive();
          return { accountId, bytes: bytes.length, hash: hashOf(bytes) };
        });
    },
  ],
};

const base = await useDatabase();
const api = await startTestApi(base.url, {}, bound);
const { signUp, setPlanTo } = factories(base, api);

const grant = async (email: string, role: Role): Promise<string> => operate(base.database, ['grant-role', email, role]);

describe('a route of a role', () => {
  test('is refused to nobody in particular before it is read', async () => {
    for (const route of [premium, moderator, admin]) await new Client(api.url).refused('UNAUTHENTICATED', route, { body: 'x' });
  });

  test.each(roles)('for a %s', async (role) => {
    const { client, user } = await signUp();
    await grant(user.email, role);
    const open = new Set(roles.slice(0, roles.indexOf(role) + 1));
    for (const [route, wanted] of [[moderator, 'moderator'] as const, [admin, 'admin'] as const]) {
      if (open.has(wanted)) expect(await client.call(route, {})).toEqual({ done: true });
      else await client.refused('FORBIDDEN', route);
    }
    // A role brings no plan.
    await client.refused('PLAN_LIMIT', premium);
  });

  test('acts with the next call', async () => {
    const { client, user } = await signUp();
    await client.refused('FORBIDDEN', moderator);
    await grant(user.email, 'moderator');
    await client.call(moderator, {});
    await grant(user.email, 'user');
    await client.refused('FORBIDDEN', moderator);
  });
});

test.each(planIds)('a premium route for the plan %s', async (plan) => {
  const { client, user } = await signUp();
  await setPlanTo(user.id, plan);
  if (['pro', 'business'].includes(plan)) expect(await client.call(premium, {})).toEqual({ done: true });
  else expect((await client.refused('PLAN_LIMIT', premium)).details).toEqual({ plan, needs: 'premium' });
  await client.refused('FORBIDDEN', moderator);
});

describe('a route that may be called from anywhere', () => {
  const json = { 'content-type': 'application/json' };
  // Spaces, an order of keys and bytes that are no UTF-8: what a signature was made over must come as it was.
  const sent = Buffer.concat([Buffer.from('{ "b":1,\r\n "a" :"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}  ')]);

  async function post(path: string, headers: Record<string, string>, body: Buffer = sent) {
    const reply = await sendRequest(api.url + path, {
      method: 'POST',
      headers,
      body: body.toString('latin1') === '' ? '' : body,
    });
    if (reply.status === 200) return Received.parse(JSON.parse(reply.text));
    return z.object({ error: z.object({ code: z.string() }) }).parse(JSON.parse(reply.text)).error.code as ErrorCode;
  }

  test.each([
    ['without a word of where it comes from', {}],
    ['from another site', { 'sec-fetch-site': 'cross-site', origin: 'https://payments.example' }],
  ])('gets the bytes as they were sent, %s', async (_, headers) => {
    expect(await post(webhook.path, { ...json, ...headers })).toEqual({ accountId: '', bytes: sent.length, hash: hashOf(sent) });
  });

  test('is called by nobody, whatever cookie comes with it', async () => {
    const { client } = await signUp();
    expect(await post(webhook.path, { ...json, cookie: client.cookie })).toMatchObject({ accountId: '' });
  });

  test('takes no more, and no other type, than it declares', async () => {
    expect(await post(webhook.path, json, Buffer.alloc(maxBytes, ' '))).toMatchObject({ bytes: maxBytes });
    expect(await post(webhook.path, json, Buffer.alloc(maxBytes + 1, ' '))).toBe('PAYLOAD_TOO_LARGE');
    expect(await post(webhook.path, { 'content-type': 'application/x-www-form-urlencoded' })).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  test('exempts itself alone', async () => {
    for (const path of [ownOnly.path, `${webhook.path}/`, webhook.path.toUpperCase(), registerAccount.path, signIn.path])
      expect(`${path} ${JSON.stringify(await post(path, json))}`).toBe(`${path} "CROSS_SITE"`);
    const own = { ...json, 'sec-fetch-site': 'same-origin' };
    expect(await post(ownOnly.path, own)).toMatchObject({ hash: hashOf(sent) });
  });
});

test('nothing of the product may be called from anywhere, unless it is named here', () => {
  expect(product.routes.filter(({ fromAnywhere }) => fromAnywhere).map(({ path }) => path)).toEqual([]);
});
