import i18next from 'i18next';
import type { Language } from '../../shared/vocabulary.ts';
import { importData } from '../lib/importData.ts';
import { loadFirstTexts, loadMoreTexts } from './loaders.ts';
import { toLanguage } from './toLanguage.ts';
import { toTexts } from './toTexts.ts';

const loaders = { first: loadFirstTexts, more: loadMoreTexts } as const;
const there = { first: new Set<Language>(), more: new Set<Language>() } as const;

/** Whether a page beyond the first one was asked for: from then on a language is there with all its texts. */
let isMoreWanted = false;

async function add(part: keyof typeof loaders, language: Language): Promise<void> {
  if (there[part].has(language)) return;
  const { files } = await importData(loaders[part][language]);
  i18next.addResourceBundle(language, 'translation', toTexts(files));
  there[part].add(language);
}

/** Fetches the texts of a language, as far as they are wanted. Throws `ApiError` where they cannot be had. */
export async function bringTexts(language: Language): Promise<void> {
  await Promise.all([add('first', language), isMoreWanted && add('more', language)]);
  // A page that needs the rest may have been opened while the first texts were fetched.
  if (isMoreWanted) await add('more', language);
}

/**
 * Fetches what pages other than the first one say, and has it fetched with every language that is chosen later. Throws
 * `ApiError` where it cannot be had; asked again, it tries again.
 */
export async function bringMoreTexts(): Promise<void> {
  isMoreWanted = true;
  // Before a language is found nothing is drawn; then they come with it.
  if (i18next.isInitialized) await bringTexts(toLanguage(i18next.language));
}
