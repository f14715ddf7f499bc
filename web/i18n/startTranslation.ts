import i18next, { type BackendModule } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { languages } from '../../shared/vocabulary.ts';
import { storageKeys } from '../lib/storageKeys.ts';
import { loadTexts } from './loadTexts.ts';
import { toLanguage } from './toLanguage.ts';

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, _namespace, done) => {
    loadTexts(toLanguage(language)).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

/** Cookies live 30 days (specification, section 9). */
const cookieMinutes = 30 * 24 * 60;

/** Finds the language to start with, in the order of the product decisions (section 1), and loads its texts. */
export async function startTranslation(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = toLanguage(language);
  });
  await i18next
    .use(backend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      fallbackLng: 'en',
      supportedLngs: [...languages],
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      interpolation: { escapeValue: false },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        caches: ['cookie', 'localStorage'],
        lookupQuerystring: 'lng',
        lookupCookie: storageKeys.language,
        lookupLocalStorage: storageKeys.language,
        lookupSessionStorage: storageKeys.language,
        cookieMinutes,
        cookieOptions: { path: '/', sameSite: 'lax' },
        convertDetectedLanguage: (code: string) => code.slice(0, 2).toLowerCase(),
      },
    });
}
