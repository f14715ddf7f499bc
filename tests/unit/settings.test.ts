import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../config/settings.ts';

const secret = randomBytes(48).toString('base64');
const production = {
  STILLPOINT_MODE: 'production',
  DATABASE_URL: 'postgres://stillpoint:database-password@db/stillpoint',
  PUBLIC_URL: 'https://stillpoint.example',
  SESSION_SECRET: secret,
};

/** What is said of the settings; empty where they are taken. */
function refusalOf(changes: Readonly<Record<string, string>>): string {
  try {
    readSettings({ ...production, ...changes });
    return '';
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
}

describe('PUBLIC_URL in production', () => {
  test('is an https:// address', () => {
    expect(refusalOf({})).toBe('');
    expect(refusalOf({ PUBLIC_URL: '' })).toContain('PUBLIC_URL is missing');
    expect(refusalOf({ PUBLIC_URL: 'http://stillpoint.example' })).toContain('PUBLIC_URL must be an https:// address');
  });

  test.each(['stillpoint.example', '8.8.8.8', '172.32.0.1', '192.169.0.1', '[2001:db8::1]', 'internal.example', 'mylocal'])(
    'is never http://%s, whatever is asked for',
    (host) => {
      expect(refusalOf({ PUBLIC_URL: `http://${host}`, ALLOW_HTTP_PRIVATE: '1' })).toContain('must be an https:// address');
    },
  );

  test.each([
    'localhost:3000',
    '127.0.0.1:3000',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.5:8080',
    '169.254.1.1',
    '[::1]:3000',
    '[fd12:3456::1]',
    '[fe80::1]',
    'nas.local',
    'stillpoint.home.internal',
  ])('may be http://%s by request', (host) => {
    expect(refusalOf({ PUBLIC_URL: `http://${host}` })).toContain('ALLOW_HTTP_PRIVATE=1');
    expect(refusalOf({ PUBLIC_URL: `http://${host}`, ALLOW_HTTP_PRIVATE: '1' })).toBe('');
  });

  test('is not asked for anything on one machine', () => {
    expect(refusalOf({ STILLPOINT_MODE: 'local', PUBLIC_URL: 'http://stillpoint.example' })).toBe('');
  });
});

describe('SESSION_SECRET in production', () => {
  test.each([
    ['short', 'must have at least 32 characters'],
    ['a'.repeat(40), 'repeats one short piece'],
    ['abc'.repeat(12), 'repeats one short piece'],
    ['correct horse battery '.repeat(2), 'repeats one short piece'],
    ['aab'.repeat(10) + 'bbaabbaabab', 'has fewer than 8 different characters'],
    ['abcdefghijklmnopqrstuvwxyz0123456789', 'follows the alphabet'],
    ['change-me-to-32-or-more-random-characters', 'SESSION_SECRET is still the example'],
    ['please-changeme-9f3k2j5h8s7d6f4g3h2j1k', 'SESSION_SECRET is still the example'],
  ])('is not %s', (weak, reason) => {
    const said = refusalOf({ SESSION_SECRET: weak });
    expect(said).toContain(reason);
    expect(said).toContain('openssl rand -base64 48');
    expect(said).not.toContain(weak);
  });

  test('is taken however it is spelled when it is random', () => {
    for (let round = 0; round < 200; round += 1) {
      const bytes = randomBytes(32);
      for (const encoding of ['hex', 'base64', 'base64url'] as const)
        expect(refusalOf({ SESSION_SECRET: bytes.toString(encoding) })).toBe('');
    }
  });

  test.each([
    ['POSTGRES_PASSWORD', { POSTGRES_PASSWORD: secret }],
    ['the password in DATABASE_URL', { DATABASE_URL: `postgres://u:${encodeURIComponent(secret)}@db/x` }],
    ['the password in SMTP_URL', { SMTP_URL: `smtp://u:${encodeURIComponent(secret)}@mail`, MAIL_FROM: 'a@b.example' }],
    ['OPENAI_API_KEY', { OPENAI_API_KEY: secret }],
  ])('is not %s, too', (name, changes) => {
    const said = refusalOf(changes);
    expect(said).toContain(`SESSION_SECRET and ${name} are the same`);
    expect(said).not.toContain(secret);
  });

  test('has other secrets beside it that differ from each other', () => {
    expect(refusalOf({ POSTGRES_PASSWORD: 'database-password' })).toBe('');
    expect(refusalOf({ OPENAI_API_KEY: 'database-password' })).toContain('are the same');
  });
});

describe('ALLOWED_ORIGINS', () => {
  const read = (ALLOWED_ORIGINS: string) => readSettings({ ...production, ALLOWED_ORIGINS }).ALLOWED_ORIGINS;

  test('are addresses separated by commas', () => {
    expect(read('')).toBeUndefined();
    expect(read('https://a.example, https://B.example:8443/ ,')).toEqual(['https://a.example', 'https://b.example:8443']);
  });

  test.each(['a.example', 'https://a.example/path', 'https://user@a.example', 'ftp://a.example', 'https://a.example?x', '*'])(
    'are not %s',
    (text) => {
      expect(refusalOf({ ALLOWED_ORIGINS: text })).toContain('ALLOWED_ORIGINS must be addresses');
    },
  );

  test('are all https:// or all http://, as PUBLIC_URL is, for the cookie is secure or it is not', () => {
    expect(refusalOf({ ALLOWED_ORIGINS: 'http://192.168.1.5', ALLOW_HTTP_PRIVATE: '1' })).toContain(
      'must begin as PUBLIC_URL does',
    );
    const open = { PUBLIC_URL: 'http://nas.local', ALLOW_HTTP_PRIVATE: '1' };
    expect(refusalOf({ ...open, ALLOWED_ORIGINS: 'http://192.168.1.5' })).toBe('');
    expect(refusalOf({ ...open, ALLOWED_ORIGINS: 'http://other.example' })).toContain('must be an https:// address');
    expect(refusalOf({ ...open, ALLOWED_ORIGINS: 'https://other.example' })).toContain('must begin as PUBLIC_URL does');
  });

  test('need PUBLIC_URL', () => {
    const said = refusalOf({ STILLPOINT_MODE: 'local', PUBLIC_URL: '', ALLOWED_ORIGINS: 'https://a.example' });
    expect(said).toContain('ALLOWED_ORIGINS needs PUBLIC_URL');
  });
});
