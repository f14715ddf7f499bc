import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import type { TemplateFilters } from '../../../shared/templates.schema.ts';
import { space } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MoreBelow } from '../../ui/MoreButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { TemplateCard } from './TemplateCard.tsx';
import { useTemplateList } from './useTemplateList.ts';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space.s4,
  '& > li': { display: 'grid', minInlineSize: 0 },
});
const Waiting = styled(Sheet)({ padding: '1.5rem 1.4rem 1.1rem', minBlockSize: '12rem' });
const shapes = [57, 66, 75, 61, 70, 52];

type Props = { readonly filters: TemplateFilters; readonly onClear: () => void };

/** The templates that the filters leave, loaded further on demand. */
export function TemplateList({ filters, onClear }: Props): ReactNode {
  const { t } = useTranslation();
  const query = useTemplateList(filters);
  const { data, error, isPending, refetch } = query;
  if (isPending) return <WaitingCards />;
  if (!data) return <LoadFailure title={t('templates.listFailed')} error={error} onRetry={refetch} />;
  const templates = data.pages.flatMap((page) => page.items);
  if (templates.length === 0) return <Nothing filters={filters} onClear={onClear} />;
  return (
    <>
      <VisuallyHidden role="status">{t('templates.found', { count: templates.length })}</VisuallyHidden>
      <Grid>
        {templates.map((template) => (
          <li key={template.id}>
            <TemplateCard template={template} />
          </li>
        ))}
      </Grid>
      <MoreBelow query={query} />
    </>
  );
}

/** No template of one's own yet is an invitation; nothing found is a narrow filter. */
function Nothing({ filters: { source, theme, type, duration, q }, onClear }: Props): ReactNode {
  const { t } = useTranslation();
  const isOnlySource = [theme, type, duration, q].every((filter) => filter === undefined);
  if (source === 'own' && isOnlySource)
    return (
      <EmptyState
        orb="horizon"
        title={t('templates.empty.title')}
        actions={
          <LinkButton tone="primary" to={paths.newTemplate}>
            {t('templates.create')}
          </LinkButton>
        }
      >
        {t('templates.empty.text')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('templates.none.title')}
      role="status"
      actions={<Button onClick={onClear}>{t('templates.none.action')}</Button>}
    >
      {t('templates.none.text')}
    </EmptyState>
  );
}

function WaitingCards(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>
      <Grid aria-hidden="true">
        {shapes.map((width) => (
          <li key={width}>
            <Waiting>
              <Skeleton widths={[width, 94, 66]} />
            </Waiting>
          </li>
        ))}
      </Grid>
    </>
  );
}
