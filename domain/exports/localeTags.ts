import type { Language } from '../../shared/vocabulary.ts';

/** The region whose form of the language the scripts are written in, as files and voices name it (BCP 47). */
export const localeTags: Readonly<Record<Language, string>> = {
  en: 'en-US',
  fr: 'fr-FR',
  es: 'es-ES',
  de: 'de-DE',
  it: 'it-IT',
  pt: 'pt-BR',
};
