import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { languages } from '../../shared/vocabulary.ts';
import { keepAsking } from '../lib/keepAsking.ts';
import { bringTexts } from './bringTexts.ts';
import { detection } from './detection.ts';
import { toLanguage } from './toLanguage.ts';

/**
 * Finds the language to start with, in the order of the product decisions (section 1), and fetches its texts; as every
 * language is complete, none but its own. Without texts not even what is wrong could be said: it asks until they are there.
 */
export async function startTranslation(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = toLanguage(language);
  });
  await i18next
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      fallbackLng: 'en',
      supportedLngs: [...languages],
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      resources: {},
      // Said outright, it need not find out with each text whether its key could be a sentence.
      keySeparator: '.',
      nsSeparator: false,
      interpolation: { escapeValue: false },
      detection,
    });
  const language = toLanguage(i18next.language);
  await keepAsking(() => bringTexts(language));
  await i18next.changeLanguage(language);
}
