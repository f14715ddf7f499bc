import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { color, media, motion, radius, space, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { MoreBelow } from '../../ui/MoreButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CollectionFacts } from './CollectionFacts.tsx';
import { useCollectionList } from './useCollectionList.ts';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space.s4,
  '& > li': { display: 'grid', minInlineSize: 0 },
});

const Card = styled('article')({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: space.s4,
  minBlockSize: '9rem',
  padding: '1.4rem',
  background: color.surface,
  borderRadius: radius.lg,
  boxShadow: color.shadow1,
  transition: `box-shadow ${motion.move}`,
  '&:hover': { boxShadow: color.shadow2 },
  '& h2': { fontSize: text.titleSm, lineHeight: 1.2, overflowWrap: 'anywhere' },
  '& h2 > a': { textDecoration: 'none' },
  '& h2 > a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.lg },
  '& h2 > a:focus-visible': { outline: 'none' },
  '& h2 > a:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  '& h2 + p': {
    marginBlockStart: '.5rem',
    color: color.inkSoft,
    fontSize: text.sm,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  [media.forced]: { border: '1px solid CanvasText' },
});

/** A person's collections, newest first. */
export function CollectionList({ onBegin }: { readonly onBegin: () => void }): ReactNode {
  const { t } = useTranslation();
  const query = useCollectionList();
  const { data, error, isPending, refetch } = query;
  if (isPending) {
    return (
      <>
        <VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>
        <Sheet aria-hidden="true" sx={{ padding: '1.4rem' }}>
          <Skeleton widths={[48, 90, 38]} />
        </Sheet>
      </>
    );
  }
  if (!data) {
    return <LoadFailure title={t('library.collections.listFailed')} error={error} onRetry={refetch} />;
  }
  const collections = data.pages.flatMap((page) => page.items);
  if (collections.length === 0) {
    return (
      <EmptyState
        orb="open"
        title={t('library.collections.empty.title')}
        actions={
          <Button tone="primary" onClick={onBegin}>
            {t('library.collections.empty.action')}
          </Button>
        }
      >
        {t('library.collections.empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <Grid>
        {collections.map((collection) => (
          <li key={collection.id}>
            <Card>
              <div>
                <h2>
                  <Link to={pathTo(paths.collection, { id: collection.id })}>{collection.name}</Link>
                </h2>
                {collection.description !== '' && <p>{collection.description}</p>}
              </div>
              <CollectionFacts collection={collection} />
            </Card>
          </li>
        ))}
      </Grid>
      <MoreBelow query={query} />
    </>
  );
}
