import type { TFunction } from 'i18next';
import type { Language } from '../../../shared/vocabulary.ts';
import i18next from './translation.ts';

export const changeLanguage = (language: Language): Promise<TFunction | null> => i18next.changeLanguage(language);
