import type { Language } from '../../shared/vocabulary.ts';
import type { Texts } from './languages/en.ts';

/** Each language is a file of its own, fetched when it is wanted. */
const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./languages/en.ts')).en,
  fr: async () => (await import('./languages/fr.ts')).fr,
  es: async () => (await import('./languages/es.ts')).es,
  de: async () => (await import('./languages/de.ts')).de,
  it: async () => (await import('./languages/it.ts')).it,
  pt: async () => (await import('./languages/pt.ts')).pt,
};

export const loadTexts = (language: Language): Promise<Texts> => loaders[language]();
