import type { Language } from '../../shared/vocabulary.ts';
import type { FirstTexts } from './languages/en/first.ts';
import type { MoreTexts } from './languages/en/more.ts';

type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>;

/** Fetches what home and what stands around every page say in a language. */
export const loadFirstTexts: Loaders<FirstTexts> = {
  en: async () => (await import('./languages/en/first.ts')).first,
  fr: async () => (await import('./languages/fr/first.ts')).first,
  es: async () => (await import('./languages/es/first.ts')).first,
  de: async () => (await import('./languages/de/first.ts')).first,
  it: async () => (await import('./languages/it/first.ts')).first,
  pt: async () => (await import('./languages/pt/first.ts')).first,
};

/** Fetches what the other pages say in a language. */
export const loadMoreTexts: Loaders<MoreTexts> = {
  en: async () => (await import('./languages/en/more.ts')).more,
  fr: async () => (await import('./languages/fr/more.ts')).more,
  es: async () => (await import('./languages/es/more.ts')).more,
  de: async () => (await import('./languages/de/more.ts')).more,
  it: async () => (await import('./languages/it/more.ts')).more,
  pt: async () => (await import('./languages/pt/more.ts')).more,
};
