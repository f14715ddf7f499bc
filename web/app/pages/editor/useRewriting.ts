import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorSaving } from '../../../features/editor/saving/useSaving.ts';
import { settleFailure, showToast } from '../../../lib/toasts.ts';

const saved = 'save-before-rewriting';

type Options = {
  readonly saving: EditorSaving;
  /** Resolves once what was saved last is in the cache. */
  readonly stored: () => Promise<void>;
  readonly open: (position: number | null) => void;
};

/** Has a section, by its place, or the whole written again: what is asked about is the text that is saved. */
export function useRewriting({ saving, stored, open }: Options): (position: number | null) => Promise<void> {
  const { t } = useTranslation();
  const isUnderWay = useRef(false);
  return async (position) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const isSaved = await saving.saveNow();
      await stored();
      if (isSaved) {
        settleFailure(saved);
        open(position);
      } else {
        const [title, text] = [t('regeneration.notSaved.title'), t('regeneration.notSaved.text')];
        showToast({ kind: 'error', title, text, act: saved });
      }
    } finally {
      isUnderWay.current = false;
    }
  };
}
