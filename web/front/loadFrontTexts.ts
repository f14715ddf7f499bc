import type { en } from './texts/en.ts';
import type { Language } from '../../shared/vocabulary.ts';

type FrontTexts = typeof en;

const loaders: Record<Language, () => Promise<FrontTexts>> = {
  en: async () => (await import('./texts/en.ts')).en,
  fr: async () => (await import('./texts/fr.ts')).fr,
  es: async () => (await import('./texts/es.ts')).es,
  de: async () => (await import('./texts/de.ts')).de,
  it: async () => (await import('./texts/it.ts')).it,
  pt: async () => (await import('./texts/pt.ts')).pt,
};

export const loadFrontTexts = (language: Language): Promise<FrontTexts> => loaders[language]();
