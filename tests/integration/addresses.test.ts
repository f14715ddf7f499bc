import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildWeb } from '../../bin/local/buildWeb.ts';
import { signIn } from '../../shared/routes/sessions.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

// Whichever build there is will do: this is about how it is served.
if (!existsSync(join(import.meta.dirname, '../../dist/web/index.html'))) await buildWeb();

const base = await useDatabase();
const plain = await startTestApi(base.url);
const { signUp, password } = factories(base, plain);
const settings = { PUBLIC_URL: 'http://stillpoint.local:3000', ALLOWED_ORIGINS: 'http://192.168.1.5:3000' };
const api = await startTestApi(base.url, settings);
const proxied = await startTestApi(base.url, { ...settings, TRUST_PROXY_HOPS: '1' });

const open = (host: string, { path = '/', headers = {}, url = api.url } = {}) =>
  new Client(url).send('GET', path, { headers: { host, ...headers } });
/** As a browser at an http:// address, which says no Sec-Fetch-Site. */
const at = (host: string, origin = `http://${host}`) => new Client(api.url, { host, origin, 'sec-fetch-site': '' });

describe('a page', () => {
  test.each(['stillpoint.local:3000', 'STILLPOINT.local:3000', '192.168.1.5:3000'])('is there at %s', async (host) => {
    const { status, text } = await open(host, { path: '/auth' });
    expect(status).toBe(200);
    expect(text).not.toContain('check-address.js');
  });

  test.each([
    ['en', 'You can’t sign in at this address'],
    ['fr', 'La connexion n’est pas possible à cette adresse'],
    ['es', 'No se puede iniciar sesión en esta dirección'],
    ['de', 'Unter dieser Adresse kannst du dich nicht anmelden'],
    ['it', 'A questo indirizzo non è possibile accedere'],
    ['pt', 'Não é possível entrar por este endereço'],
  ])('at another address says in %s what is wrong, where to go and which setting allows it', async (language, title) => {
    for (const path of ['/', '/auth', '/scripts']) {
      const { status, text, headers } = await open('10.0.0.9:3000', { path, headers: { 'accept-language': language } });
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([403, 'text/html; charset=utf-8', 'no-store']);
      expect(text).toContain(`<html lang="${language}"`);
      expect(text).toContain(`<h1>${title}</h1>`);
      expect(text).toContain('<a href="http://stillpoint.local:3000">http://stillpoint.local:3000</a>');
      expect(text).toContain('<pre>ALLOWED_ORIGINS=http://10.0.0.9:3000</pre>');
    }
  });

  test.each(['evil"><script>alert(1)</script>', "x' onerror='y", 'a b', 'x'.repeat(400)])(
    'never shows the Host %s',
    async (host) => {
      const { text, headers } = await open(host);
      expect(text).toContain('<pre>ALLOWED_ORIGINS=https://…</pre>');
      expect(text).not.toContain(host.slice(0, 20));
      expect(String(headers['content-security-policy'])).not.toContain(host.slice(0, 20));
    },
  );

  test('behind a proxy lets the browser judge, for a proxy may ask under another name', async () => {
    for (const answer of [
      await open('api:3000', { url: proxied.url }),
      await open('api:3000', { headers: { 'x-forwarded-for': '203.0.113.9' } }),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(
        '<script src="/check-address.js" data-origins="http://stillpoint.local:3000 http://192.168.1.5:3000"></script><script',
      );
      expect(answer.headers['content-security-policy']).toContain('ws://stillpoint.local:3000');
    }
    const explained = await open('api:3000', { path: '/other-address', url: proxied.url });
    expect([explained.status, explained.text.includes('You can’t sign in')]).toEqual([403, true]);
    const passed = await open('api:3000', { url: proxied.url, headers: { 'x-forwarded-host': '192.168.1.5:3000' } });
    expect(passed.text).not.toContain('check-address.js');
  });

  test('is there at any address where none is set, and health is asked under any name', async () => {
    expect((await open('anything.example', { url: plain.url })).status).toBe(200);
    expect((await open('api:3000', { path: '/healthz' })).status).toBe(200);
  });
});

describe('signing in', () => {
  test('works at every allowed address, and nowhere else', async () => {
    const { user } = await signUp();
    const body = { email: user.email, password };
    for (const host of ['stillpoint.local:3000', '192.168.1.5:3000']) await at(host).call(signIn, { body });
    const { details } = await at('10.0.0.9:3000').refused('ORIGIN_NOT_ALLOWED', signIn, { body });
    expect(details).toEqual({ origin: 'http://10.0.0.9:3000' });
    // A browser at an https:// address says that the page is ours; that is no reason to be there.
    const secure = new Client(api.url, {
      host: 'other.example',
      origin: 'https://other.example',
      'sec-fetch-site': 'same-origin',
    });
    await secure.refused('ORIGIN_NOT_ALLOWED', signIn, { body });
    await at('stillpoint.local:3000', 'http://evil.example').refused('CROSS_SITE', signIn, { body });
    await at('192.168.1.5:3000', 'http://10.0.0.9:3000').refused('CROSS_SITE', signIn, { body });
  });

  test('is refused with one line a minute for each origin', async () => {
    for (let round = 0; round < 5; round += 1) {
      await at('10.0.0.77:3000').refused('ORIGIN_NOT_ALLOWED', signIn, { body: { email: 'a@b.example', password } });
      await open('10.0.0.77:3000');
    }
    const lines = api.log
      .text()
      .split('\n')
      .filter((line) => line.includes('10.0.0.77'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, origin: 'http://10.0.0.77:3000', setting: 'ALLOWED_ORIGINS' },
    ]);
  });
});

describe('the live feed', () => {
  const listen = (origin: string, host: string, cookie: string) =>
    new SocketClient({ url: api.url, cookie, origin, headers: { host } });

  test('is there at every allowed address', async () => {
    const { client } = await signUp();
    for (const host of ['192.168.1.5:3000', 'stillpoint.local:3000'])
      expect(await listen(`http://${host}`, host, client.cookie).ready()).toMatchObject({ reset: [] });
  });

  test('says at another address why it is not, and nothing to other sites', async () => {
    const { client } = await signUp();
    expect(await listen('http://10.0.0.9:3000', '10.0.0.9:3000', client.cookie).refused()).toBe('ORIGIN_NOT_ALLOWED');
    expect(await listen('http://evil.example', '192.168.1.5:3000', client.cookie).refused()).toBe('websocket error');
  });
});
