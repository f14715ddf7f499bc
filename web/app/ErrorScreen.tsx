import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import * as paths from '../../shared/paths.ts';
import { ApiError } from '../lib/ApiError.ts';
import { errorText } from '../lib/errorText.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { WholePage } from './WholePage.tsx';
import { useReportPageError } from './useReportPageError.ts';

/** `refused`: not signed in, or not allowed. `server`: it answered with an error. `call`: no answer that could be read. `render`: the page itself failed. */
function kindOf(error: unknown): 'refused' | 'server' | 'call' | 'render' {
  if (!(error instanceof ApiError)) return 'render';
  if (error.status === 401 || error.status === 403) return 'refused';
  return error.status >= 500 ? 'server' : 'call';
}

const titles = {
  refused: 'app.refused.title',
  server: 'app.serverError.title',
  call: 'app.oops.title',
  render: 'app.oops.title',
} as const;

type Props = {
  /** Whether nothing of the page stands around it. */
  readonly isWhole?: boolean;
  /** What failed, where the router does not know. */
  readonly error?: unknown;
  /** Without it, trying again loads the page again, with the newest program. */
  readonly onRetry?: () => void;
};

const reloadPage = (): void => location.reload();

/** What stands where a page could not be shown. */
export function ErrorScreen({ isWhole = false, error, onRetry = reloadPage }: Props): ReactNode {
  const { t } = useTranslation();
  const thrown = useRouteError();
  const cause = error ?? thrown;
  const kind = kindOf(cause);
  // The server knows its own errors.
  const isReported = useReportPageError(kind === 'render' ? cause : null);
  const said = {
    refused: t('app.refused.text'),
    server: errorText(cause),
    call: errorText(cause),
    render: t(isReported ? 'app.oops.text' : 'app.oops.unreported'),
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
          {/* Loaded again: whatever failed may be broken for good in this page. */}
          <LinkButton to={paths.home} reloadDocument>
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
