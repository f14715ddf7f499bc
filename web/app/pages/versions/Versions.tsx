import { styled } from '../../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { useVersions } from '../../../features/versions/useVersions.ts';
import { VersionQuota } from '../../../features/versions/VersionQuota.tsx';
import { VersionList } from '../../../features/versions/VersionList.tsx';
import { breakpoint, media, space } from '../../../theme/tokens.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useMedia } from '../../../ui/useMedia.ts';
import { ShownVersion } from './ShownVersion.tsx';
import type { VersionAddress } from './useVersionAddress.ts';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  gap: space.s5,
  alignItems: 'start',
  '& > nav': { position: 'sticky', insetBlockStart: space.s5, maxBlockSize: 'calc(100dvh - 3rem)', overflowY: 'auto' },
  '& > nav > section': { padding: space.s3 },
  [media.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > nav': { position: 'static', maxBlockSize: 'none' } },
});

type Props = { readonly script: Script; readonly address: VersionAddress };

/** The list, and the version that was chosen beside it; on narrow screens below it, once one was chosen. */
export function Versions({ script, address }: Props): ReactNode {
  const { t } = useTranslation();
  const hasRoom = useMedia(`(min-width: ${breakpoint.rail}px)`);
  const query = useVersions(script.id);
  const { data, error, isPending, refetch } = query;
  if (isPending)
    return (
      <Sheet sx={{ padding: space.s5 }}>
        <Skeleton widths={[72, 38, 64, 45, 70]} />
      </Sheet>
    );
  if (!data) {
    return <LoadFailure title={t('versions.listFailed')} error={error} onRetry={refetch} />;
  }
  const versions = data.pages.flatMap((page) => page.items);
  if (versions.length === 0) return <EmptyState title={t('versions.empty.title')}>{t('versions.empty.text')}</EmptyState>;
  const shown = address.version ?? (hasRoom ? (versions[0]?.id ?? null) : null);
  return (
    <Root>
      <nav aria-label={t('versions.list')}>
        <Sheet>
          <VersionQuota counts={data.pages[0]?.counts ?? null} />
          <VersionList versions={versions} shown={shown} />
          <MoreButton query={query} wide tone="quiet" size="sm" />
        </Sheet>
      </nav>
      {shown !== null && <ShownVersion script={script} id={shown} address={address} versions={versions} />}
    </Root>
  );
}
