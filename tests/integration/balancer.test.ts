import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startBalancer, type Target } from '../../bin/loadBalancer/startBalancer.ts';
import { findFreePort } from '../../bin/local/findFreePort.ts';
import { getUser } from '../../shared/routes/accounts.routes.ts';
import { factories } from '../support/factories.ts';
import { publishMany } from '../support/publishMany.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const behind = { TRUST_PROXY_HOPS: '1' };
const apis = [await startTestApi(base.url, behind), await startTestApi(base.url, behind)] as const;
const address = '127.0.0.1';

/** Starts it before these, and gives its address. */
async function balance(targets: readonly Target[], hopsBefore = 0): Promise<string> {
  const balancer = await startBalancer({ port: 0, host: address, findTargets: async () => targets, hopsBefore });
  onTestFinished(balancer.stop);
  return `http://${address}:${balancer.port}`;
}

/** A server that answers with what it was asked. */
async function startEcho(answer: RequestListener): Promise<Target> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  onTestFinished(() => void server.close());
  return { address, port: (server.address() as AddressInfo).port };
}
const echo: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () =>
    response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body })),
  );
};
const get = (url: string, headers: Readonly<Record<string, string>> = {}) => sendRequest(url, { method: 'GET', headers });

describe('one address for several processes', () => {
  test('passes on method, path, body and the name that was asked', async () => {
    const url = await balance([await startEcho(echo)]);
    const { text } = await sendRequest(`${url}/a?b=c`, {
      method: 'PATCH',
      headers: { host: 'stillpoint.example' },
      body: 'x'.repeat(100_000),
    });
    expect(JSON.parse(text)).toMatchObject({
      method: 'PATCH',
      url: '/a?b=c',
      headers: { host: 'stillpoint.example' },
      body: 'x'.repeat(100_000),
    });
  });

  test('asks them in turn, and passes over one that is gone', async () => {
    const [one, other] = [
      await startEcho((_request, answer) => answer.end('one')),
      await startEcho((_request, answer) => answer.end('other')),
    ];
    const gone = { address, port: await findFreePort() };
    const url = await balance([one, gone, other]);
    const answers = [];
    for (let index = 0; index < 9; index += 1) answers.push((await get(url)).text);
    expect(new Set(answers)).toEqual(new Set(['one', 'other']));
    expect(answers.filter((text) => text === 'one').length).toBeGreaterThanOrEqual(3);
  });

  test('says 503 where none is there', async () => {
    const { status, headers } = await get(await balance([{ address, port: await findFreePort() }]));
    expect([status, headers['retry-after']]).toEqual([503, '3']);
  });

  test.each([
    [
      0,
      { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' },
      address,
      'http',
      undefined,
    ],
    [1, { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-forwarded-proto': 'https' }, '203.0.113.9', 'https', undefined],
    [
      2,
      { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.1', 'x-forwarded-host': 'a.example' },
      '203.0.113.9',
      undefined,
      'a.example',
    ],
    [1, {}, address, undefined, undefined],
  ])('with %i proxies before it says who asks, in one address: %o', async (hops, headers, visitor, scheme, name) => {
    const { text } = await get(await balance([await startEcho(echo)], hops), headers);
    const { headers: passed } = JSON.parse(text) as { headers: Record<string, string> };
    expect([passed['x-forwarded-for'], passed['x-forwarded-proto'], passed['x-forwarded-host']]).toEqual([visitor, scheme, name]);
  });
});

describe('before two API processes', () => {
  test('a session and its live feed are at whichever', async () => {
    const url = await balance(apis.map(({ port }) => ({ address, port })));
    const { signUp } = factories(base, { ...apis[0], url });
    const person = await signUp();
    for (let round = 0; round < 4; round += 1) expect((await person.client.call(getUser, {})).id).toBe(person.user.id);
    const sockets = [1, 2].map(() => new SocketClient({ url, cookie: person.client.cookie }));
    for (const socket of sockets) await socket.ready();
    await publishMany(base.database, person.user.id, 20);
    for (const socket of sockets) await socket.reached(20);
  });
});
