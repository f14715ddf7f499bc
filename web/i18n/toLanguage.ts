import { languages, type Language } from '../../shared/vocabulary.ts';

/** One of the six, from a code such as `pt-BR`; unknown codes are English. */
export function toLanguage(code: string | null | undefined): Language {
  const base = code?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === base) ?? 'en';
}
