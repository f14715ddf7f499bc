import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '../../../../shared/templates.schema.ts';
import { useTemplate } from '../../../features/templates/useTemplate.ts';
import { ApiError } from '../../../lib/ApiError.ts';
import { errorText } from '../../../lib/errorText.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

type Props = { readonly id: string; readonly children: (template: Template) => ReactNode };

/** A template once it is there; what is not there, or no longer, looks the same. */
export function FoundTemplate({ id, children }: Props): ReactNode {
  const { t } = useTranslation();
  const { data: template, error, isPending, refetch } = useTemplate(id);
  if (template) return children(template);
  if (isPending) return <Spinner />;
  if (template === null || isUnknown(error))
    return (
      <EmptyState
        isPage
        title={t('templates.gone.title')}
        actions={
          <LinkButton tone="primary" to="/templates">
            {t('templates.gone.action')}
          </LinkButton>
        }
      >
        {t('templates.gone.text')}
      </EmptyState>
    );
  return (
    <EmptyState
      isPage
      role="alert"
      title={t('app.oops.title')}
      actions={
        <Button tone="primary" onClick={() => void refetch()}>
          {t('app.oops.again')}
        </Button>
      }
    >
      {errorText(error)}
    </EmptyState>
  );
}
