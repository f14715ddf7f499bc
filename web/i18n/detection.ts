import type { DetectorOptions } from 'i18next-browser-languagedetector';
import { storageKeys } from '../lib/storageKeys.ts';

/** Cookies live 30 days (specification, section 9). */
const cookieMinutes = 30 * 24 * 60;

/** Where the language of a browser is found, in the order of the product decisions (section 1), and where it is kept. */
export const detection: DetectorOptions = {
  order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
  caches: ['cookie', 'localStorage'],
  lookupQuerystring: 'lng',
  lookupCookie: storageKeys.language,
  lookupLocalStorage: storageKeys.language,
  lookupSessionStorage: storageKeys.language,
  cookieMinutes,
  cookieOptions: { path: '/', sameSite: 'lax' },
  convertDetectedLanguage: (code: string) => code.slice(0, 2).toLowerCase(),
};
