import type { Language } from '../../../shared/vocabulary.ts';
import { importData } from '../../lib/importData.ts';
import { articleIds, Help, HelpWords, type ArticleId } from './articles.ts';

type Loaders = Readonly<Record<Language, () => Promise<{ readonly default: unknown }>>>;

const texts: Loaders = {
  en: () => import('../../i18n/locales/en/help.json', { with: { type: 'json' } }),
  fr: () => import('../../i18n/locales/fr/help.json', { with: { type: 'json' } }),
  es: () => import('../../i18n/locales/es/help.json', { with: { type: 'json' } }),
  de: () => import('../../i18n/locales/de/help.json', { with: { type: 'json' } }),
  it: () => import('../../i18n/locales/it/help.json', { with: { type: 'json' } }),
  pt: () => import('../../i18n/locales/pt/help.json', { with: { type: 'json' } }),
};

/** The words that find a section without standing in it. */
const words: Loaders = {
  en: () => import('./words/en.json', { with: { type: 'json' } }),
  fr: () => import('./words/fr.json', { with: { type: 'json' } }),
  es: () => import('./words/es.json', { with: { type: 'json' } }),
  de: () => import('./words/de.json', { with: { type: 'json' } }),
  it: () => import('./words/it.json', { with: { type: 'json' } }),
  pt: () => import('./words/pt.json', { with: { type: 'json' } }),
};

/** One language's help, loaded when somebody asks for it. Throws `ApiError` where it cannot be had, and where it is not as `Help` says. */
export async function loadHelp(language: Language): Promise<Help> {
  const [help, found] = await Promise.all([importData(texts[language]), importData(words[language])]);
  return addWords(Help.parse(help.default), HelpWords.parse(found.default));
}

function addWords(help: Help, found: HelpWords): Help {
  const sectionsOf = (id: ArticleId): Help[ArticleId]['sections'] =>
    Object.fromEntries(
      Object.entries(help[id].sections).map(([name, section]) => [name, { ...section, words: found[`${id}.${name}`] }]),
    );
  return Object.fromEntries(articleIds.map((id) => [id, { ...help[id], sections: sectionsOf(id) }])) as Help; // fromEntries forgets the keys
}
