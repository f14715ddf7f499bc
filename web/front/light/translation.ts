import type { TFunction } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { useSyncExternalStore } from 'react';
import type { Language } from '../../../shared/vocabulary.ts';
import { detection } from '../../i18n/detection.ts';
import { toLanguage } from '../../i18n/toLanguage.ts';
import { createStore } from '../../lib/createStore.ts';
import { loadFrontTexts } from '../loadFrontTexts.ts';

type Values = Readonly<Record<string, string | number | undefined>>;
type Source = { readonly texts: unknown; readonly plurals: Intl.PluralRules };
type Translation = { readonly language: Language; readonly source: Source; readonly t: TFunction };

/** As much of i18next as our texts use: keys with dots, plurals by `count`, values in double braces. */
function translate({ texts, plurals }: Source, key: string, values: Values = {}): string {
  const plural = typeof values['count'] === 'number' ? plurals.select(values['count']) : null;
  const text = (plural && (find(texts, `${key}_${plural}`) ?? find(texts, `${key}_other`))) ?? find(texts, key) ?? key;
  return text.replaceAll(/\{\{(?<name>\w+)\}\}/gu, (whole, name: string) => String(values[name] ?? whole));
}

function find(texts: unknown, key: string): string | null {
  const found = key.split('.').reduce<unknown>((part, name) => (Object(part) as Record<string, unknown>)[name], texts);
  return typeof found === 'string' ? found : null;
}

function translationOf(language: Language, texts: unknown): Translation {
  // Made once: building one is slow.
  const source: Source = { texts, plurals: new Intl.PluralRules(language) };
  const t = (key: string, values?: Values): string => translate(source, key, values);
  return { language, source, t: t as unknown as TFunction }; // its keys are checked where it is called
}

const current = createStore<Translation>(translationOf('en', {}));

const i18next = {
  t: ((key: string, values?: Values) => translate(current.get().source, key, values)) as unknown as TFunction, // as above
  get resolvedLanguage(): Language {
    return current.get().language;
  },
  changeLanguage,
} as const;

let wanted: Language | null = null;

/** As `web/i18n/changeLanguage.ts` says. */
async function changeLanguage(code: string): Promise<TFunction | null> {
  const language = toLanguage(code);
  wanted = language;
  const texts = await loadFrontTexts(language);
  if (wanted !== language) return null;
  current.set(translationOf(language, texts));
  if (typeof document === 'undefined') return current.get().t;
  document.documentElement.lang = language;
  new LanguageDetector(null, detection).cacheUserLanguage(language);
  return current.get().t;
}

/** What i18next and react-i18next do, for the signed-out pages. */
export function useTranslation() {
  const { t, language } = useSyncExternalStore(current.subscribe, current.get, current.get);
  return { t, i18n: { resolvedLanguage: language, changeLanguage } };
}

// The name under which i18next is imported everywhere.
// oxlint-disable-next-line import/no-default-export
export default i18next;
