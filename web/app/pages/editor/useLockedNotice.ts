import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../lib/toasts.ts';

/** Milliseconds for which it is said, and not said again. */
const lifetime = 6000;

/** Says why nothing happens to whoever types while a script is written again. */
export function useLockedNotice(isLocked: boolean): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!isLocked) return undefined;
    let shownAt = -Infinity;
    const show = (event: KeyboardEvent): void => {
      if (!isTyping(event) || event.timeStamp - shownAt < lifetime) return;
      shownAt = event.timeStamp;
      showToast({ kind: 'info', text: t('editor.busy'), lifetime });
    };
    document.addEventListener('keydown', show);
    return () => document.removeEventListener('keydown', show);
  }, [isLocked, t]);
}

const typing = new Set(['Enter', 'Backspace', 'Delete']);

/** A key that would change the text: pressed in it, or nowhere else, for a text that cannot be changed loses the focus. */
function isTyping({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(key.length === 1 || typing.has(key))) return false;
  return target === document.body || (target instanceof Element && target.closest('#script-text') !== null);
}
