import type { Language } from '../../../shared/vocabulary.ts';
import { autonyms } from '../../i18n/autonyms.ts';
import { changeLanguage } from '../../i18n/changeLanguage.ts';
import { showFailure, showToast } from '../../lib/toasts.ts';
import { useUpdateSettings } from './useUpdateSettings.ts';

/** Milliseconds (specification, section 9). */
const toastLifetime = 4000;

/** Changes the language of the interface, in this browser and in the account. */
export function useChooseLanguage(): (language: Language) => void {
  const update = useUpdateSettings();
  const choose = async (language: Language): Promise<void> => {
    try {
      const t = await changeLanguage(language);
      if (!t) return;
      update({ language }, { quiet: true });
      const text = t('app.language.changed', { language: autonyms[language] });
      showToast({ kind: 'success', text, lifetime: toastLifetime });
    } catch (error) {
      showFailure(error);
    }
  };
  return (language) => void choose(language);
}
