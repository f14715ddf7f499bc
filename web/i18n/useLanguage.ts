import { useTranslation } from 'react-i18next';
import type { Language } from '../../shared/vocabulary.ts';
import { toLanguage } from './toLanguage.ts';

/** The language of the interface. `useChooseLanguage` changes it. */
export function useLanguage(): { language: Language } {
  const { i18n } = useTranslation();
  return { language: toLanguage(i18n.resolvedLanguage) };
}
