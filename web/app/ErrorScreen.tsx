import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { ApiError } from '../lib/ApiError.ts';
import { errorText } from '../lib/errorText.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { WholePage } from './WholePage.tsx';
import { useReportFault } from './useReportFault.ts';

/** `refused`: not signed in, or not allowed. `server`: it answered with a fault. `call`: no answer that could be read. `drawing`: the page itself failed. */
function kindOf(error: unknown): 'refused' | 'server' | 'call' | 'drawing' {
  if (!(error instanceof ApiError)) return 'drawing';
  if (error.status === 401 || error.status === 403) return 'refused';
  return error.status >= 500 ? 'server' : 'call';
}

const titles = {
  refused: 'app.refused.title',
  server: 'app.serverError.title',
  call: 'app.oops.title',
  drawing: 'app.oops.title',
} as const;

type Props = {
  /** Whether nothing of the page stands around it. */
  readonly isWhole?: boolean;
  /** What failed, where the router does not know. */
  readonly error?: unknown;
  /** Without it, trying again loads the page anew, with the newest program. */
  readonly onRetry?: () => void;
};

const loadAnew = (): void => location.reload();

/** What stands where a page could not be shown. */
export function ErrorScreen({ isWhole = false, error, onRetry = loadAnew }: Props): ReactNode {
  const { t } = useTranslation();
  const thrown = useRouteError();
  const cause = error ?? thrown;
  const kind = kindOf(cause);
  // The server knows its own faults.
  const isTold = useReportFault(kind === 'drawing' ? cause : null);
  const said = {
    refused: t('app.refused.text'),
    server: errorText(cause),
    call: errorText(cause),
    drawing: t(isTold ? 'app.oops.text' : 'app.oops.untold'),
  };
  const screen = (
    <EmptyState
      isPage
      role="alert"
      title={t(titles[kind])}
      actions={
        <>
          <Button tone="primary" onClick={onRetry}>
            {t('app.oops.again')}
          </Button>
          {/* Loaded anew: whatever failed may be broken for good in this page. */}
          <LinkButton to="/" reloadDocument>
            {t('app.oops.home')}
          </LinkButton>
        </>
      }
    >
      {said[kind]}
    </EmptyState>
  );
  return isWhole ? <WholePage>{screen}</WholePage> : screen;
}
