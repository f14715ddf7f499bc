import type { Language } from '../../shared/vocabulary.ts';
import type { FirstTexts } from './languages/en/first.ts';
import type { MoreTexts } from './languages/en/more.ts';

type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>;

/** Fetches what home and what stands around every page say in a language. */
export const loadFirstTexts: Loaders<{ readonly first: FirstTexts }> = {
  en: () => import('./languages/en/first.ts'),
  fr: () => import('./languages/fr/first.ts'),
  es: () => import('./languages/es/first.ts'),
  de: () => import('./languages/de/first.ts'),
  it: () => import('./languages/it/first.ts'),
  pt: () => import('./languages/pt/first.ts'),
};

/** Fetches what the other pages say in a language. */
export const loadMoreTexts: Loaders<{ readonly more: MoreTexts }> = {
  en: () => import('./languages/en/more.ts'),
  fr: () => import('./languages/fr/more.ts'),
  es: () => import('./languages/es/more.ts'),
  de: () => import('./languages/de/more.ts'),
  it: () => import('./languages/it/more.ts'),
  pt: () => import('./languages/pt/more.ts'),
};
