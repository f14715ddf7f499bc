import { useTranslation } from 'react-i18next';
import type { Language } from '../../shared/vocabulary.ts';
import { toLanguage } from './toLanguage.ts';

/** The language of the interface, and how to change it. The choice is kept by the detector's caches. */
export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  const { i18n } = useTranslation();
  return { language: toLanguage(i18n.resolvedLanguage), choose: (language) => void i18n.changeLanguage(language) };
}
