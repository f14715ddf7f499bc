import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildWeb } from '../../bin/local/buildWeb.ts';
import { getUser } from '../../shared/routes/accounts.routes.ts';
import { updateUser } from '../../shared/routes/profile.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

// Whichever build there is will do: this is about how it is served.
if (!existsSync(join(import.meta.dirname, '../../dist/web/index.html'))) await buildWeb();

const base = await useDatabase();
const api = await startTestApi(base.url);
const behindProxy = await startTestApi(base.url, { PUBLIC_URL: 'https://stillpoint.example', TRUST_PROXY_HOPS: '1' });
const { signUp } = factories(base, api);

const pageOf = (client: Client, path = '/') => client.send('GET', path);
const nonceIn = (policy: string | string[] | undefined): string =>
  /'nonce-(?<nonce>[^']+)'/u.exec(String(policy))?.groups?.['nonce'] ?? '';

describe('the page', () => {
  test('says whether there is a session', async () => {
    const { client } = await signUp();
    expect((await pageOf(new Client(api.url))).text).toContain('data-session="no"');
    expect((await pageOf(client)).text).toContain('data-session="yes"');
    await client.send('POST', '/api/logout');
    expect((await pageOf(client)).text).toContain('data-session="no"');
  });

  test('begins no session for a visitor', async () => {
    const client = new Client(api.url);
    const reply = await pageOf(client);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(client.cookie).toBe('');
  });

  test.each([
    '/login',
    '/edit/32ea02c0-ffa4-45fa-9dd0-794c8384b3d4',
    '/no/such/page',
    '/index.html',
    '/%00',
    '/..%2f..%2fetc%2fpasswd',
  ])('is the same at %s', async (path) => {
    const reply = await pageOf(new Client(api.url), path);
    expect([reply.status, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(reply.text).toContain('<div id="root"></div>');
  });

  test.each([
    ['/', {}, 'en', 'written around the <em>silence</em>'],
    ['/?lng=de', {}, 'de', 'um die <em>Stille</em>'],
    ['/', { cookie: 'stillpoint.language=fr' }, 'fr', 'autour du <em>silence</em>'],
    ['/?lng=it', { cookie: 'stillpoint.language=fr' }, 'it', 'intorno al <em>silenzio</em>'],
    ['/', { 'accept-language': 'xx, pt-BR;q=0.9, en;q=0.5' }, 'pt', 'em torno do <em>silêncio</em>'],
    ['/?lng=../../x', { 'accept-language': 'es' }, 'es', 'en torno al <em>silencio</em>'],
    ['/auth', { 'accept-language': 'de' }, 'de', '<form'],
    ['/auth?plan=pro', {}, 'en', '<form'],
  ])('is prerendered for visitors: %s %o', async (path, headers, language, words) => {
    const { text } = await new Client(api.url, headers).send('GET', path);
    expect(text).toContain(`<html lang="${language}" data-session="no"`);
    expect(text).toContain(words);
    // The policy would refuse them.
    expect(text).not.toMatch(/<[^>]+ style="/u);
  });

  test('is prerendered for who is signed in, with their name, and only at home', async () => {
    const { client } = await signUp();
    const { revision } = await client.call(getUser, {});
    await client.call(updateUser, { body: { baseRevision: revision, fullName: '<b>Ada</b> $& "L"' } });
    const { text } = await pageOf(client, '/?lng=fr');
    expect(text).toContain('<html lang="fr" data-session="yes"');
    expect(text).toContain('Bonsoir, &lt;b&gt;Ada&lt;/b&gt; $&amp; &quot;L&quot;');
    expect(text).not.toMatch(/__NAME__|\uE000|<[^>]+ style="/u);
    expect((await pageOf(client, '/scripts')).text).toContain('<div id="root"></div>');
  });

  test('is compressed as its reader understands', async () => {
    for (const encoding of ['br', 'gzip']) {
      const answer = await fetch(api.url, { headers: { 'accept-encoding': encoding } });
      expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
        encoding,
        expect.stringContaining('Accept-Encoding'),
      ]);
      expect(await answer.text()).toContain('<div id="root"><');
    }
  });

  test('carries a nonce of its own, the one of the policy', async () => {
    const replies = [await pageOf(new Client(api.url)), await pageOf(new Client(api.url))];
    const nonces = replies.map(({ headers }) => nonceIn(headers['content-security-policy']));
    expect(new Set(nonces).size).toBe(2);
    for (const [index, { text }] of replies.entries()) {
      expect(nonces[index]).toMatch(/^[\w+/]{22}==$/u);
      expect(text).toContain(`nonce="${nonces[index]}"`);
      expect(text).not.toContain('__CSP_NONCE__');
    }
  });

  test('allows no inline script, nothing from elsewhere and no frame around it', async () => {
    const { headers, text } = await pageOf(new Client(api.url));
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => {
          const [name = '', ...values] = directive.trim().split(' ');
          return [name, values];
        }),
    );
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'connect-src': ["'self'", `ws://127.0.0.1:${api.port}`],
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|https?:/u);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=/iu);
  });

  test('over https allows the socket over https', async () => {
    const { headers } = await new Client(behindProxy.url, { host: 'stillpoint.example', 'x-forwarded-proto': 'https' }).send(
      'GET',
      '/',
    );
    expect(headers['content-security-policy']).toContain('wss://stillpoint.example');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/u);
  });

  test('is not given to who posts', async () => {
    expect((await new Client(api.url).send('POST', '/login')).status).toBe(404);
  });

  test.each(['evil.example; script-src *', "x'y", 'a,b'])('is refused, not broken, by the Host %s', async (host) => {
    const reply = await new Client(api.url, { host }).send('GET', '/');
    expect(reply.status).toBeLessThan(500);
    expect(String(reply.headers['content-security-policy'])).not.toContain('script-src *');
  });
});

describe('files of the client', () => {
  test('are served with their type, those named by content for good', async () => {
    const client = new Client(api.url);
    const { text } = await pageOf(client);
    const script = /data-program="(?<path>\/assets\/[^"]+\.js)"/u.exec(text)?.groups?.['path'] ?? '';
    const asset = await client.send('GET', script);
    expect([asset.status, asset.headers['content-type'], asset.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('javascript'),
      'public, max-age=31536000, immutable',
    ]);
    const other = await client.send('GET', '/theme-start.js');
    expect([other.status, other.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect((await client.send('HEAD', '/theme-start.js')).status).toBe(200);
  });

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/.sources',
    '/%2e%2e/package.json',
  ])('are those of the client only: %s', async (path) => {
    const { text } = await new Client(api.url).send('GET', path);
    expect(text).not.toContain('"dependencies"');
    expect(text).not.toMatch(/^[\da-f]{64}$/u);
  });
});
