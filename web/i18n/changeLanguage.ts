import i18next, { type TFunction } from 'i18next';
import type { Language } from '../../shared/vocabulary.ts';
import { bringTexts } from './bringTexts.ts';

let wanted: Language | null = null;

/**
 * Changes the language of the interface once its texts are there; `null` where another one has been asked for meanwhile.
 * Throws `ApiError`, and changes nothing, where they cannot be had.
 */
export async function changeLanguage(language: Language): Promise<TFunction | null> {
  wanted = language;
  await bringTexts(language);
  return wanted === language ? i18next.changeLanguage(language) : null;
}
