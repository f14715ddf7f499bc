import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ScriptShelf } from '../library/ScriptShelf.tsx';
import { PageHead } from './PageHead.tsx';

const fixed = { favorite: 'true' } as const;

export function FavoritesPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('library.favorites.title')}>{t('library.favorites.lead')}</PageHead>
      <ScriptShelf
        fixed={fixed}
        empty={
          <EmptyState
            title={t('library.favorites.empty.title')}
            actions={
              <LinkButton tone="primary" to={paths.scripts}>
                {t('library.favorites.empty.action')}
              </LinkButton>
            }
          >
            {t('library.favorites.empty.text')}
          </EmptyState>
        }
      />
    </>
  );
}
