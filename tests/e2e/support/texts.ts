import i18next, { type TFunction } from 'i18next';
import * as de from '../../../web/i18n/languages/de/first.ts';
import * as moreDe from '../../../web/i18n/languages/de/more.ts';
import * as en from '../../../web/i18n/languages/en/first.ts';
import * as moreEn from '../../../web/i18n/languages/en/more.ts';
import * as fr from '../../../web/i18n/languages/fr/first.ts';
import * as moreFr from '../../../web/i18n/languages/fr/more.ts';
import type { Texts } from '../../../web/i18n/Texts.ts';

const languages = {
  de: { ...de.first, ...moreDe.more },
  en: { ...en.first, ...moreEn.more },
  fr: { ...fr.first, ...moreFr.more },
} as const satisfies Record<string, Texts>;
export type TestLanguage = keyof typeof languages;

/** What the interface says in a language, by key: a test says what it looks for, and the wording may still change. */
export function texts(language: TestLanguage): TFunction {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    initAsync: false,
    resources: { [language]: { translation: languages[language] } },
    interpolation: { escapeValue: false },
  });
  return instance.t;
}

/** Every text of a language as it stands in the files, with its key. */
export function listTexts(language: TestLanguage): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (node: unknown, path: string): void => {
    if (typeof node === 'string') found.set(path, node);
    else for (const [name, inner] of Object.entries(node as Partial<Texts>)) walk(inner, path === '' ? name : `${path}.${name}`);
  };
  walk(languages[language], '');
  return found;
}
