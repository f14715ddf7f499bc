import { findNext, findPrevious, replaceAll, replaceNext } from '@codemirror/search';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import type { SearchCommand } from './useSearch.ts';

type Props = { readonly isReadOnly: boolean; readonly onRun: (command: SearchCommand) => void };

/** The next and the previous match, and replacing one or all of them. */
export function SearchButtons({ isReadOnly, onRun }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Button size="sm" onClick={() => onRun(findNext)}>
        {t('editor.search.next')}
      </Button>
      <Button size="sm" tone="quiet" onClick={() => onRun(findPrevious)}>
        {t('editor.search.previous')}
      </Button>
      <Button size="sm" tone="quiet" unavailable={isReadOnly} onClick={() => onRun(replaceNext)}>
        {t('editor.search.replaceOne')}
      </Button>
      <Button size="sm" tone="quiet" unavailable={isReadOnly} onClick={() => onRun(replaceAll)}>
        {t('editor.search.replaceAll')}
      </Button>
    </>
  );
}
