import type { Context } from 'koa';
import { languages, type Language } from '../../shared/vocabulary.ts';

/** The cookie in which the client keeps the language (`web/lib/storageKeys.ts`). */
const languageCookie = 'stillpoint.language';

/** The language of whoever asks, in the order in which the client looks (`web/i18n/detection.ts`), as far as a server can know. */
export function languageOf(context: Context): Language {
  const asked = [context.query['lng'], context.cookies.get(languageCookie)].flat();
  const known = asked.map((code) => toLanguage(code ?? '')).find((language) => language !== undefined);
  if (known) return known;
  const accepted = context.acceptsLanguages();
  return (accepted || []).map(toLanguage).find((language) => language !== undefined) ?? 'en';
}

const toLanguage = (code: string): Language | undefined => languages.find((one) => one === code.slice(0, 2).toLowerCase());
