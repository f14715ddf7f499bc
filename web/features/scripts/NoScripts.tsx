import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** What stands where a person's scripts will be. */
export function NoScripts(): ReactNode {
  const { t } = useTranslation();
  return (
    <EmptyState
      orb="horizon"
      title={t('scripts.empty.title')}
      actions={
        <>
          <LinkButton tone="primary" to={paths.generator}>
            {t('scripts.empty.action')}
          </LinkButton>
          <LinkButton tone="quiet" to={paths.ownScript}>
            {t('scripts.writeOwn')}
          </LinkButton>
        </>
      }
    >
      {t('scripts.empty.text')}
    </EmptyState>
  );
}
