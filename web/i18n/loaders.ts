import type { Language } from '../../shared/vocabulary.ts';

/** The texts of a part of a language, by the path of their file; `toTexts` makes them what i18next takes. */
type Loaders = Readonly<Record<Language, () => Promise<{ readonly files: Readonly<Record<string, unknown>> }>>>;

/** Fetches what home and what stands around every page say in a language. */
export const loadFirstTexts: Loaders = {
  en: () => import('./locales/en/first.ts'),
  fr: () => import('./locales/fr/first.ts'),
  es: () => import('./locales/es/first.ts'),
  de: () => import('./locales/de/first.ts'),
  it: () => import('./locales/it/first.ts'),
  pt: () => import('./locales/pt/first.ts'),
};

/** Fetches what the other pages say in a language. */
export const loadMoreTexts: Loaders = {
  en: () => import('./locales/en/more.ts'),
  fr: () => import('./locales/fr/more.ts'),
  es: () => import('./locales/es/more.ts'),
  de: () => import('./locales/de/more.ts'),
  it: () => import('./locales/it/more.ts'),
  pt: () => import('./locales/pt/more.ts'),
};
