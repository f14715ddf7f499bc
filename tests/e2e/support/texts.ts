import i18next, { type TFunction } from 'i18next';
import { de } from '../../../web/i18n/languages/de.ts';
import { en, type Texts } from '../../../web/i18n/languages/en.ts';
import { fr } from '../../../web/i18n/languages/fr.ts';

const languages = { de, en, fr } as const;
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
