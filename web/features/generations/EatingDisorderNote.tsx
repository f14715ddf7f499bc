import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { namesEatingDisorder } from '../../../shared/asked/namesEatingDisorder.ts';
import { Note } from '../../ui/Note.tsx';
import type { WordsOfForm } from './useFoundNeed.ts';

/** A directory of help lines by country and by subject, eating among them. */
const directory = 'https://findahelpline.com';

/** Said to who writes of an eating disorder: what the script leaves out, and where help is. */
export function EatingDisorderNote({ words }: { readonly words: WordsOfForm }): ReactNode {
  const { t } = useTranslation();
  if (!namesEatingDisorder(words)) return null;
  return (
    <Note role="status">
      {t('generator.eatingDisorder.text')}{' '}
      <a href={directory} target="_blank" rel="noreferrer">
        {t('generator.eatingDisorder.link')}
      </a>
    </Note>
  );
}
