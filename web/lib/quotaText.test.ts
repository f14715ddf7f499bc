import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { files as de } from '../i18n/locales/de/first.ts';
import errors from '../i18n/locales/en/first/errors.json' with { type: 'json' };
import { files as en } from '../i18n/locales/en/first.ts';
import { files as fr } from '../i18n/locales/fr/first.ts';
import { toTexts } from '../i18n/toTexts.ts';
import { ApiError } from './ApiError.ts';
import { errorText } from './errorText.ts';
import { quotaText } from './quotaText.ts';

beforeAll(async () => {
  const resources = { en: { translation: toTexts(en) }, de: { translation: toTexts(de) }, fr: { translation: toTexts(fr) } };
  await i18next.init({ lng: 'en', resources, interpolation: { escapeValue: false } });
});

const refused = (code: 'LIMIT_REACHED' | 'RATE_LIMITED', details: Record<string, unknown>): ApiError =>
  new ApiError({ kind: 'answer', status: 409, answer: { code, message: '', details, requestId: 'r' } });

describe('the line about a maximum', () => {
  test.each([
    [159, null],
    [160, '160 of 200 collections'],
    [199, '199 of 200 collections'],
    [200, 'You have 200 collections, the maximum. Delete one to create another.'],
    [201, 'You have 200 collections, the maximum. Delete one to create another.'],
  ])('of 200 at %i', (used, text) => {
    expect(quotaText('collections', { used, limit: 200 })).toBe(text);
  });

  test('writes figures as the language does', async () => {
    const scripts = { used: 4200, limit: 5000 };
    const text = { used: 240_500_000, limit: 300_000_000 };
    expect([quotaText('scripts', scripts), quotaText('text', text)]).toEqual([
      '4,200 of 5,000 scripts',
      'Storage: 241 MB of 300 MB used',
    ]);
    await i18next.changeLanguage('de');
    expect(quotaText('scripts', scripts)).toBe('4.200 von 5.000 Skripten');
    await i18next.changeLanguage('fr');
    expect(quotaText('text', text)?.replaceAll(/\s/gu, ' ')).toBe('Espace utilisé : 241 Mo sur 300 Mo');
    await i18next.changeLanguage('en');
  });
});

describe('a refusal', () => {
  test('at a maximum says which, and what to do', () => {
    expect(errorText(refused('LIMIT_REACHED', { kind: 'scripts', limit: 5000, used: 5000 }))).toBe(
      'You have 5,000 scripts, the maximum. Delete one to create another.',
    );
    expect(errorText(refused('LIMIT_REACHED', { kind: 'something newer' }))).toBe(errors.codes.LIMIT_REACHED);
  });

  test('for changing too much says how long to wait, be it moments or hours', () => {
    expect(errorText(refused('RATE_LIMITED', { retryAfterSeconds: 40 }))).toBe('Too many requests. Try again in 40 seconds');
    expect(errorText(refused('RATE_LIMITED', { retryAfterSeconds: 3 * 3600 - 1 }))).toBe(
      'You’ve reached the limit for today. Try again in 3 hours',
    );
  });
});
