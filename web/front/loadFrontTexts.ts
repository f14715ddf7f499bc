import type { en } from './texts/en.ts';
import type { Language } from '../../shared/vocabulary.ts';
import { importData } from '../lib/importData.ts';

type FrontTexts = typeof en;

const loaders: Record<Language, () => Promise<FrontTexts>> = {
  en: async () => (await importData(() => import('./texts/en.ts'))).en,
  fr: async () => (await importData(() => import('./texts/fr.ts'))).fr,
  es: async () => (await importData(() => import('./texts/es.ts'))).es,
  de: async () => (await importData(() => import('./texts/de.ts'))).de,
  it: async () => (await importData(() => import('./texts/it.ts'))).it,
  pt: async () => (await importData(() => import('./texts/pt.ts'))).pt,
};

/** Throws `ApiError` where they cannot be had. */
export const loadFrontTexts = (language: Language): Promise<FrontTexts> => loaders[language]();
