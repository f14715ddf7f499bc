import { describe, expect, test } from 'vitest';
import { getUser, registerAccount } from '../../shared/routes/accounts.routes.ts';
import { signIn, signOut } from '../../shared/routes/sessions.routes.ts';
import { ErrorAnswer } from '../../shared/error.schema.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const publicUrl = 'https://stillpoint.example';
const behindProxy = await startTestApi(base.url, { PUBLIC_URL: publicUrl, TRUST_PROXY_HOPS: '1' });
const { newEmail, password, signUp } = factories(base, api);

const json = { 'content-type': 'application/json' };
const newAccount = (): string => JSON.stringify({ email: newEmail(), password });

async function post(headers: Record<string, string>, body = newAccount(), url = api.url): Promise<string> {
  const reply = await sendRequest(url + registerAccount.path, { method: 'POST', headers, body });
  return reply.status < 300 ? 'accepted' : ErrorAnswer.parse(JSON.parse(reply.text)).error.code;
}

describe('a state change', () => {
  test('that does not say where it comes from is refused', async () => {
    expect(await post(json)).toBe('CROSS_SITE');
  });

  test.each(['cross-site', 'same-site', 'none', 'anything'])('from Sec-Fetch-Site: %s is refused', async (site) => {
    expect(await post({ ...json, 'sec-fetch-site': site })).toBe('CROSS_SITE');
    expect(await post({ ...json, 'sec-fetch-site': site, origin: api.url })).toBe('CROSS_SITE');
  });

  test('from the same origin is accepted, by either header', async () => {
    expect(await post({ ...json, 'sec-fetch-site': 'same-origin' })).toBe('accepted');
    expect(await post({ ...json, origin: api.url })).toBe('accepted');
  });

  test.each(['http://evil.example', 'null', 'http://127.0.0.1:1', 'not an address'])(
    'with Origin: %s is refused',
    async (origin) => {
      expect(await post({ ...json, origin })).toBe('CROSS_SITE');
    },
  );

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'as %s is refused',
    async (type) => {
      expect(await post({ 'content-type': type, 'sec-fetch-site': 'same-origin' })).toBe('UNSUPPORTED_MEDIA_TYPE');
      expect(await post({ 'content-type': type, 'sec-fetch-site': 'same-origin', 'transfer-encoding': 'chunked' })).not.toBe(
        'accepted',
      );
    },
  );

  test('without a body needs its origin too', async () => {
    const { client } = await signUp();
    const reply = await sendRequest(api.url + signOut.path, { method: 'POST', headers: { cookie: client.cookie } });
    expect(reply.status).toBe(403);
    await client.call(getUser, {});
  });

  test('has nothing allowed to other origins', async () => {
    const reply = await sendRequest(api.url + registerAccount.path, {
      method: 'OPTIONS',
      headers: { origin: 'http://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('behind a proxy with https', () => {
  const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7', host: 'stillpoint.example' };

  test('own origin is PUBLIC_URL, not the Host', async () => {
    expect(await post({ ...json, ...proxied, origin: publicUrl }, newAccount(), behindProxy.url)).toBe('accepted');
    expect(await post({ ...json, ...proxied, origin: 'https://evil.example' }, newAccount(), behindProxy.url)).toBe('CROSS_SITE');
    // Our own pages at another address: refused too, and told why.
    expect(await post({ ...json, ...proxied, origin: 'http://stillpoint.example' }, newAccount(), behindProxy.url)).toBe(
      'ORIGIN_NOT_ALLOWED',
    );
    expect(
      await post({ ...json, ...proxied, host: 'evil.example', origin: 'https://evil.example' }, newAccount(), behindProxy.url),
    ).toBe('ORIGIN_NOT_ALLOWED');
  });

  test('the cookie is Secure and bound to this host', async () => {
    const client = new Client(behindProxy.url, proxied);
    const email = newEmail();
    const reply = await client.try(registerAccount, { body: { email, password } });
    const lines = reply.headers['set-cookie'] ?? [];
    expect(lines.map((line) => line.split('=')[0])).toEqual([
      '__Host-stillpoint-device',
      '__Host-stillpoint-device.sig',
      '__Host-stillpoint',
      '__Host-stillpoint.sig',
    ]);
    for (const line of lines) {
      expect(line).toMatch(/;\s*secure/iu);
      expect(line).toMatch(/;\s*httponly/iu);
      expect(line).toMatch(/;\s*samesite=lax/iu);
      expect(line).toMatch(/;\s*path=\/(?:;|$)/iu);
      expect(line).not.toMatch(/domain=/iu);
    }
    expect(reply.headers['strict-transport-security']).toContain('max-age');
    await client.call(getUser, {});
    await client.call(signIn, { body: { email, password } });
    await client.call(signOut, {});
    await client.refused('UNAUTHENTICATED', getUser);
  });

  test('signing in works where no hop is trusted, too: PUBLIC_URL says that it is https', async () => {
    const untrusting = await startTestApi(base.url, { PUBLIC_URL: publicUrl });
    const client = new Client(untrusting.url);
    const reply = await client.try(registerAccount, { body: { email: newEmail(), password } });
    expect(`${reply.status} ${reply.headers['set-cookie']?.join()}`).toMatch(/^201 .*secure/u);
    await client.call(getUser, {});
  });
});
