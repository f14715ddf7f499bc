import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** What stands where drawing a page failed. Trying again loads the page anew, with the newest program. */
export function ErrorScreen(): ReactNode {
  const { t } = useTranslation();
  return (
    <main id="main">
      <EmptyState
        isPage
        role="alert"
        title={t('app.oops.title')}
        actions={
          <>
            <Button tone="primary" onClick={() => location.reload()}>
              {t('app.oops.again')}
            </Button>
            <LinkButton to="/" reloadDocument>
              {t('app.oops.home')}
            </LinkButton>
          </>
        }
      >
        {t('app.oops.text')}
      </EmptyState>
    </main>
  );
}
