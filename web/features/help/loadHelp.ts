import type { Language } from '../../../shared/vocabulary.ts';
import { importData } from '../../lib/importData.ts';
import { Help } from './articles.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly default: unknown }>>> = {
  en: () => import('../../i18n/locales/en/help.json', { with: { type: 'json' } }),
  fr: () => import('../../i18n/locales/fr/help.json', { with: { type: 'json' } }),
  es: () => import('../../i18n/locales/es/help.json', { with: { type: 'json' } }),
  de: () => import('../../i18n/locales/de/help.json', { with: { type: 'json' } }),
  it: () => import('../../i18n/locales/it/help.json', { with: { type: 'json' } }),
  pt: () => import('../../i18n/locales/pt/help.json', { with: { type: 'json' } }),
};

/** One language's help, loaded when somebody asks for it. Throws `ApiError` where it cannot be had, and where it is not as `Help` says. */
export const loadHelp = async (language: Language): Promise<Help> => Help.parse((await importData(loaders[language])).default);
