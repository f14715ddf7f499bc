import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../../shared/paths.ts';
import type { Template } from '../../../../shared/templates.schema.ts';
import { useTemplate } from '../../../features/templates/useTemplate.ts';
import { isUnknown } from '../../../lib/isUnknown.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

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
          <LinkButton tone="primary" to={paths.templates}>
            {t('templates.gone.action')}
          </LinkButton>
        }
      >
        {t('templates.gone.text')}
      </EmptyState>
    );
  return <LoadFailure isPage error={error} onRetry={refetch} />;
}
