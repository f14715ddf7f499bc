import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ErrorAnswer } from '../../shared/error.schema.ts';
import { maxPictureBytes } from '../../shared/pictures.ts';
import { getUser, registerAccount } from '../../shared/routes/accounts.routes.ts';
import { putPicture } from '../../shared/routes/profile.routes.ts';
import { signIn } from '../../shared/routes/sessions.routes.ts';
import { updateSettings } from '../../shared/routes/settings.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import { rawConnection, requestHead, type RawConnection } from '../support/rawConnection.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, newEmail, password } = factories(base, api);

const json = { 'Content-Type': 'application/json' };
const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;

/** The answer, which must have come as a whole. */
function readAnswer(text: string): { status: number; code: string; closes: boolean } {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const { code } = ErrorAnswer.parse(JSON.parse(body)).error;
  return { status: Number(head.slice(9, 12)), code, closes: /^connection: close/imu.test(head) };
}
const isWhole = (text: string): boolean => {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const length = /content-length: (\d+)/iu.exec(head)?.[1];
  return length !== undefined && body.length >= Number(length);
};

/** Writes until the server takes no more or has closed, and says how much that was. */
async function flood({ socket, closed }: RawConnection, part: string): Promise<number> {
  let over = false;
  void closed.then(() => (over = true));
  const before = socket.bytesWritten;
  while (!over && !socket.destroyed && socket.bytesWritten - before < 200 * 1024 * 1024)
    if (!socket.write(part)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  return socket.bytesWritten - before;
}

describe('a body that is refused before it was read', () => {
  test.each([
    ['by a route that wants a session', 'POST', '/api/scripts', 401, 'UNAUTHENTICATED'],
    ['by a path that does not exist', 'POST', '/api/nothing', 404, 'NOT_FOUND'],
    ['by a method that a path does not have', 'PUT', '/api/user', 405, 'METHOD_NOT_ALLOWED'],
    ['for its size', 'POST', signIn.path, 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s: the answer can be read, and the connection is closed', async (_name, method, path, status, code) => {
    const connection = await rawConnection(api.port);
    // All of it is on its way before anything is read.
    connection.socket.write(requestHead(`${method} ${path}`, { ...json, 'Content-Length': 5_000_000 }));
    connection.socket.write('x'.repeat(5_000_000));
    expect(readAnswer(await connection.until(isWhole))).toEqual({ status, code, closes: true });
    expect(await connection.closed).toEqual({ isReset: false });
  });

  test('from another site', async () => {
    const connection = await rawConnection(api.port);
    connection.socket.write(
      requestHead(`POST ${signIn.path}`, { ...json, 'Content-Length': 5_000_000 }).replace('same-origin', 'cross-site'),
    );
    connection.socket.write('x'.repeat(5_000_000));
    expect(readAnswer(await connection.until(isWhole))).toEqual({ status: 403, code: 'CROSS_SITE', closes: true });
    expect(await connection.closed).toEqual({ isReset: false });
  });

  test('in chunks that never end: some megabytes are thrown away, then the connection is', async () => {
    const { client } = await signUp();
    for (const [method, path, type] of [
      ['POST', putPicture.path, 'image/png'],
      ['PATCH', updateSettings.path, 'application/json'],
    ] as const) {
      const connection = await rawConnection(api.port);
      connection.socket.write(
        requestHead(`${method} ${path}`, { 'Content-Type': type, 'Transfer-Encoding': 'chunked', Cookie: client.cookie }),
      );
      const sent = await flood(connection, chunk);
      expect(readAnswer(connection.text())).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE', closes: true });
      // What was read before the answer, what is thrown away after it, and what the system keeps on the way.
      expect(sent).toBeLessThan(40 * 1024 * 1024);
    }
  });

  test('in chunks of another type', async () => {
    const connection = await rawConnection(api.port);
    connection.socket.write(
      requestHead(`POST ${signIn.path}`, { 'Content-Type': 'text/plain', 'Transfer-Encoding': 'chunked' }) + chunk,
    );
    expect(readAnswer(await connection.until(isWhole))).toEqual({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', closes: true });
  });

  test('of a request for the live feed’s other transport', async () => {
    const connection = await rawConnection(api.port);
    connection.socket.write(requestHead('POST /socket.io/?EIO=4&transport=polling', { 'Transfer-Encoding': 'chunked' }));
    expect(await flood(connection, chunk)).toBeLessThan(40 * 1024 * 1024);
    expect(connection.text()).toMatch(/^HTTP\/1\.1 400 /u);
  });

  test('is not asked for, where the client asks before it sends', async () => {
    const connection = await rawConnection(api.port);
    const expecting = { ...json, 'Content-Length': 500_000, Expect: '100-continue' };
    connection.socket.write(requestHead('POST /api/scripts', expecting));
    const text = await connection.until(isWhole);
    expect(text).not.toContain('100 Continue');
    expect(readAnswer(text)).toMatchObject({ status: 401, closes: true });
    expect(await connection.closed).toEqual({ isReset: false });
  });

  test('and what comes after it is not taken for a request', async () => {
    const connection = await rawConnection(api.port);
    const inner = requestHead(`GET ${getUser.path}`, {});
    connection.socket.write(requestHead('POST /api/nothing', { ...json, 'Content-Length': 1_000_000 }));
    await connection.until(isWhole);
    connection.socket.write(inner.repeat(1_000_000 / inner.length + 20));
    await connection.closed;
    expect(connection.answers()).toBe(1);
  });
});

describe('a body that is asked for', () => {
  test('is read after the client was asked to go on', async () => {
    const connection = await rawConnection(api.port);
    const body = JSON.stringify({ email: newEmail(), password });
    connection.socket.write(
      requestHead(`POST ${registerAccount.path}`, { ...json, 'Content-Length': body.length, Expect: '100-continue' }),
    );
    await connection.until((text) => text.includes('100 Continue'));
    connection.socket.write(body);
    expect(await connection.until((text) => text.includes('HTTP/1.1 2'))).toContain('201 Created');
  });

  test('and comes in many parts is put together', async () => {
    const { client } = await signUp();
    const connection = await rawConnection(api.port);
    const head = { ...json, 'Transfer-Encoding': 'chunked', Cookie: client.cookie, Connection: 'close' };
    const body = JSON.stringify({ theme: 'dark', fontSize: 'large' }) + ' '.repeat(100_000);
    connection.socket.write(requestHead(`PATCH ${updateSettings.path}`, head));
    for (let at = 0; at < body.length; at += 7000) {
      const part = body.slice(at, at + 7000);
      connection.socket.write(`${part.length.toString(16)}\r\n${part}\r\n`);
    }
    connection.socket.write('0\r\n\r\n');
    await connection.closed;
    expect(connection.text()).toMatch(/^HTTP\/1\.1 200 /u);
  });

  test('and comes with another expectation is read like any other', async () => {
    const { status } = await new Client(api.url).try(registerAccount, {
      body: { email: newEmail(), password },
      headers: { expect: 'tea' },
    });
    expect(status).toBe(201);
  });
});

test('a small body that nobody reads leaves the connection to the next request', async () => {
  const connection = await rawConnection(api.port);
  const small = requestHead('POST /api/nothing', { ...json, 'Content-Length': 20_000 });
  connection.socket.write(small);
  await connection.until(isWhole);
  connection.socket.write('x'.repeat(20_000) + requestHead(`GET ${getUser.path}`, { Connection: 'close' }));
  await connection.closed;
  expect([...connection.text().matchAll(/HTTP\/1\.1 (\d+)/gu)].map(([, status]) => status)).toEqual(['404', '401']);
});

describe('a body that is packed', () => {
  test.each(['gzip', 'deflate', 'br', 'zstd', 'GZIP', 'gzip, identity'])('with %s is refused unread', async (encoding) => {
    const { client } = await signUp();
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, ' '));
    const reply = await client.send('PATCH', updateSettings.path, { body: bomb, headers: { 'content-encoding': encoding } });
    expect([reply.status, JSON.parse(reply.text).error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const picture = { file: { type: 'image/png', bytes: bomb }, headers: { 'content-encoding': encoding } };
    await client.refused('UNSUPPORTED_MEDIA_TYPE', putPicture, picture);
  });

  test('with nothing is taken', async () => {
    const { client } = await signUp();
    const reply = await client.try(updateSettings, { body: { theme: 'dark' }, headers: { 'content-encoding': 'identity' } });
    expect(reply.status).toBe(200);
  });
});

describe('JSON that is small and costs much', () => {
  const many = (part: (index: number) => string, count: number): string =>
    Array.from({ length: count }, (_, index) => part(index)).join(',');
  const refusedAs = async (body: string): Promise<[number, string, number]> => {
    const { client } = await signUp();
    const reply = await client.send('PATCH', updateSettings.path, { body });
    return [reply.status, JSON.parse(reply.text).error.code, reply.text.length];
  };

  test.each([
    ['half a million lists in each other', '['.repeat(524_000) + ']'.repeat(524_000)],
    ['half a million numbers', `{"theme":[${many(() => '1', 500_000)}]}`],
    ['a hundred thousand keys', `{${many((index) => `"k${index}":0`, 90_000)}}`],
    ['a key that changes what an object is', '{"__proto__":{"role":"admin"}}'],
    ['the same, written otherwise and further in', '{"theme":{"\\u005f_proto__":{"role":"admin"}}}'],
    ['a text alone', '"text"'],
  ])('%s', async (_name, body) => {
    const [status, code] = await refusedAs(body);
    expect([status, code]).toEqual([400, 'INVALID_JSON']);
  });

  test('an answer does not grow with what is wrong', async () => {
    const [status, code, length] = await refusedAs(`{${many((index) => `"${'k'.repeat(40)}${index}":0`, 1900)}}`);
    expect([status, code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(length).toBeLessThan(20_000);
    expect((await refusedAs(`{"${'k'.repeat(500_000)}":0}`))[2]).toBeLessThan(1000);
  });

  test('what nobody has signed for is at most 128 kB', async () => {
    const body = { email: newEmail(), password: 'x'.repeat(140_000) };
    await new Client(api.url).refused('PAYLOAD_TOO_LARGE', registerAccount, { body });
  });
});

test('a picture is refused by its length before any of it came', async () => {
  const { client } = await signUp();
  const connection = await rawConnection(api.port);
  const headers = { 'Content-Type': 'image/png', 'Content-Length': maxPictureBytes + 1, Cookie: client.cookie };
  connection.socket.write(requestHead(`POST ${putPicture.path}`, headers));
  expect(readAnswer(await connection.until(isWhole))).toMatchObject({ status: 413, closes: true });
});
