import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next, { type TFunction } from 'i18next';
import type { Language } from '../../../shared/vocabulary.ts';
import type { Texts } from '../../../web/i18n/Texts.ts';

const folder = join(import.meta.dirname, '../../../web/i18n/locales');

/** `npm run locales` holds every language to the English files, which are the type. */
function readTexts(language: string): Texts {
  const read = (part: string) =>
    readdirSync(join(folder, language, part)).map((file): [string, unknown] => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(folder, language, part, file), 'utf8')),
    ]);
  return Object.fromEntries([...read('first'), ...read('more')]) as Texts;
}

const languages = {
  de: readTexts('de'),
  en: readTexts('en'),
  es: readTexts('es'),
  fr: readTexts('fr'),
  it: readTexts('it'),
  pt: readTexts('pt'),
} as const satisfies Record<Language, Texts>;
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
