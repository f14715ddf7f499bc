import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import de from '../../i18n/locales/de/more/exports.json' with { type: 'json' };
import en from '../../i18n/locales/en/more/exports.json' with { type: 'json' };
import errors from '../../i18n/locales/en/first/errors.json' with { type: 'json' };
import type { ErrorCode } from '../../../shared/errorCodes.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { ExportRefusal } from './ExportRefusal.tsx';

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: { exports: en, errors } }, de: { translation: { exports: de, errors } } },
  interpolation: { escapeValue: false },
});

async function show(code: ErrorCode, details: Readonly<Record<string, unknown>>, language = 'en'): Promise<string> {
  await i18next.changeLanguage(language);
  const error = new ApiError({ kind: 'answer', status: 429, answer: { code, message: '', requestId: 'x', details } });
  return renderToStaticMarkup(<ExportRefusal error={error} />).replaceAll(/<style.*?<\/style>/gsu, '');
}

test('whose other files are being prepared is told when to try again', async () => {
  const details = { retryAfterSeconds: 4, underWay: 2 };
  expect(await show('RATE_LIMITED', details)).toContain('Your other files are still being prepared. Try again in 4 seconds.');
  expect(await show('RATE_LIMITED', details, 'de')).toContain('Versuche es in 4 Sekunden erneut.');
  expect(await show('RATE_LIMITED', { ...details, retryAfterSeconds: 1 })).toContain('Try again in 1 second.');
});

test('where everybody waits, it says so', async () => {
  expect(await show('UNAVAILABLE', { retryAfterSeconds: 9 })).toContain('Many files are being prepared right now.');
});

test('too many files in an hour, and a service that is away, are said as everywhere', async () => {
  expect(await show('RATE_LIMITED', { retryAfterSeconds: 1800 })).toContain(errors.wait.replace('{{wait}}', '30 minutes'));
  expect(await show('UNAVAILABLE', {})).toContain(errors.codes.UNAVAILABLE);
});
