import { styled } from '../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { Collection } from '../../../shared/collections.schema.ts';
import * as paths from '../../../shared/paths.ts';
import { CollectionDialog } from '../../features/collections/CollectionDialog.tsx';
import { CollectionFacts } from '../../features/collections/CollectionFacts.tsx';
import { DeleteCollection } from '../../features/collections/DeleteCollection.tsx';
import { useCollection } from '../../features/collections/useCollection.ts';
import { OrderedScripts } from '../../features/scripts/OrderedScripts.tsx';
import { titleOf } from '../../features/scripts/titleOf.ts';
import { isUnknown } from '../../lib/isUnknown.ts';
import { color, space } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Crumbs } from '../frame/Crumbs.tsx';
import { ScriptMenu } from '../library/ScriptMenu.tsx';
import { useMembership } from '../library/useMembership.ts';

const Head = styled('header')({
  display: 'grid',
  gap: space.s3,
  marginBlockEnd: space.s5,
  '& > h1, & > p': { overflowWrap: 'anywhere' },
  '& > p:first-of-type:not(:last-of-type)': { color: color.inkSoft, maxInlineSize: '60ch', whiteSpace: 'pre-line' },
});

/** One collection, in its own order. */
export function CollectionPage(): ReactNode {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: collection, error, isPending, refetch } = useCollection(id);
  if (isPending) return <Spinner />;
  if (collection) return <Shown collection={collection} />;
  if (collection !== null && !isUnknown(error)) return <LoadFailure isPage error={error} onRetry={refetch} />;
  return (
    <EmptyState
      isPage
      title={t('library.collections.gone.title')}
      actions={
        <LinkButton tone="primary" to={paths.collections}>
          {t('library.collections.gone.action')}
        </LinkButton>
      }
    >
      {t('library.collections.gone.text')}
    </EmptyState>
  );
}

function Shown({ collection }: { readonly collection: Collection }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <Crumbs parent={{ to: paths.collections, name: t('library.collections.title') }} here={collection.name} />
      <Head>
        <PageHeading>{collection.name}</PageHeading>
        {collection.description !== '' && <p>{collection.description}</p>}
        <CollectionFacts collection={collection} />
        <Actions>
          <Button size="sm" onClick={() => setChanging(true)}>
            <Icon name="pen" small />
            {t('library.collections.change')}
          </Button>
          <DeleteCollection collection={collection} onDeleted={() => void navigate(paths.collections)}>
            {(ask) => (
              <Button size="sm" tone="dangerQuiet" onClick={ask}>
                <Icon name="trash" small />
                {t('library.collections.delete.action')}
              </Button>
            )}
          </DeleteCollection>
        </Actions>
      </Head>
      <Scripts collection={collection} />
      <CollectionDialog key={collection.revision} open={isChanging} collection={collection} onClose={() => setChanging(false)} />
    </>
  );
}

/** Its scripts, each with what can be done with it here. */
function Scripts({ collection }: { readonly collection: Collection }): ReactNode {
  const { t } = useTranslation();
  const setMembership = useMembership();
  return (
    <OrderedScripts
      collectionId={collection.id}
      renderMenu={(script, moves, after) => (
        <ScriptMenu
          small
          script={script}
          label={t('library.more.label', { title: titleOf(script) })}
          more={[
            ...moves,
            {
              icon: 'x',
              name: t('library.collections.takeOut'),
              run: () => setMembership({ collection, scriptId: script.id, isIn: false, after }),
            },
          ]}
        />
      )}
      empty={
        <EmptyState
          title={t('library.collections.emptyOne.title')}
          actions={
            <LinkButton tone="primary" to={paths.scripts}>
              {t('library.collections.emptyOne.action')}
            </LinkButton>
          }
        >
          {t('library.collections.emptyOne.text')}
        </EmptyState>
      }
    />
  );
}
