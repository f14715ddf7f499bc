import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Koa, { type Context } from 'koa';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { readNetwork } from './readNetwork.ts';
import { warnOfProxy } from './warnOfProxy.ts';

/** A request as it arrives from a peer. */
function requestFrom(peer: string, { forwarded, hops = 0 }: { forwarded?: string; hops?: number } = {}): Context {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return new Koa({ proxy: hops > 0, maxIpsCount: hops }).createContext(request, new ServerResponse(request));
}

describe('the network of a request', () => {
  test.each([
    ['198.51.100.1', '203.0.113.9'],
    ['::ffff:198.51.100.1', '203.0.113.9, 203.0.113.10'],
    ['2001:db8::1', '10.0.0.1'],
  ])('from the public peer %s is the peer’s, whatever it says', (peer, forwarded) => {
    const said = readNetwork(requestFrom(peer, { forwarded }));
    expect(said).toEqual(readNetwork(requestFrom(peer)));
    expect(said.isShared).toBe(false);
  });

  test.each([
    '127.0.0.1',
    '::1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '::ffff:172.17.0.1',
    'fd00::5',
    'fe80::1%eth0',
  ])('is shared where the private peer %s hands on somebody else’s', (peer) => {
    expect(readNetwork(requestFrom(peer, { forwarded: '203.0.113.9' })).isShared).toBe(true);
    expect(readNetwork(requestFrom(peer)).isShared).toBe(false);
  });

  test.each(['172.32.0.1', '11.0.0.1', '100.128.0.1', 'fe00::1', '2001:db8::1'])('is nobody else’s at %s', (peer) => {
    expect(readNetwork(requestFrom(peer, { forwarded: '203.0.113.9' })).isShared).toBe(false);
  });

  test.each([
    [1, '203.0.113.9', '203.0.113.9'],
    [1, '192.0.2.1, 203.0.113.9', '203.0.113.9'],
    [1, '192.0.2.1,192.0.2.2 ,  203.0.113.9', '203.0.113.9'],
    [2, '192.0.2.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ])('behind %i trusted proxies is what they say, not what comes before: %s', (hops, forwarded, key) => {
    expect(readNetwork(requestFrom('10.0.0.1', { forwarded, hops }))).toEqual({ key, isShared: false });
  });

  test('is the proxy’s where the proxy says no address', () => {
    expect(readNetwork(requestFrom('10.0.0.1', { forwarded: 'unknown', hops: 1 }))).toEqual({ key: '10.0.0.1', isShared: false });
  });
});

test('a proxy that nobody configured is warned of at once, and then once an hour', async () => {
  const lines: string[] = [];
  let now = 0;
  const warn = warnOfProxy(pino({}, { write: (line: string) => void lines.push(line) }), () => now);
  const arrive = (peer: string, forwarded?: string) =>
    warn(requestFrom(peer, forwarded === undefined ? {} : { forwarded }), () => Promise.resolve());
  await arrive('198.51.100.1', '203.0.113.9');
  await arrive('127.0.0.1');
  expect(lines).toEqual([]);
  for (let count = 0; count < 100; count += 1) await arrive('127.0.0.1', '203.0.113.9');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUST_PROXY_HOPS');
  now = 3_599_999;
  await arrive('127.0.0.1', '203.0.113.9');
  expect(lines).toHaveLength(1);
  now = 3_600_000;
  await arrive('127.0.0.1', '203.0.113.9');
  expect(lines).toHaveLength(2);
});
