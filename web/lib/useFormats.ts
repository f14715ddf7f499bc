import { useTranslation } from 'react-i18next';
import { formatsOf, type Formats } from './format.ts';

/** Numbers, dates and names as the language of the interface writes them. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return formatsOf(i18n.resolvedLanguage ?? 'en');
}
