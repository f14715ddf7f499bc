import type { Language } from '../../shared/vocabulary.ts';

/** Each language's name in that language, which is never translated. */
export const autonyms: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
};
