import i18next from 'i18next';
import { showToast } from './toasts.ts';

/** Puts a text where it can be pasted from, and says whether that went well. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: i18next.t('exports.copy.done') });
  } catch {
    // Without a secure connection, or by the person's own choice, a page may not write there.
    showToast({ kind: 'error', text: i18next.t('exports.copy.failed') });
  }
}
