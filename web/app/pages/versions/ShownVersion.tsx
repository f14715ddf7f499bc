import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../../shared/scripts.schema.ts';
import type { VersionSummary } from '../../../../shared/versions.schema.ts';
import { putScript } from '../../../features/scripts/putScript.ts';
import { useVersion } from '../../../features/versions/useVersion.ts';
import { VersionView } from '../../../features/versions/VersionView.tsx';
import { space } from '../../../theme/tokens.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ExportDialog } from '../../export/ExportDialog.tsx';
import type { VersionAddress } from './useVersionAddress.ts';
import { VersionText } from './VersionText.tsx';

type Props = {
  readonly script: Script;
  readonly id: string;
  readonly address: VersionAddress;
  readonly versions: readonly VersionSummary[];
};

/** The chosen version, and the one beside it, as they come from the server. */
export function ShownVersion({ script, id, address, versions }: Props): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const position = useRef<HTMLDivElement>(null);
  const [isExporting, setExporting] = useState(false);
  const { data: version, error, isPending, refetch } = useVersion(script.id, id);
  const other = useVersion(script.id, address.other);
  // Where the list stands above, the version that was chosen comes into sight.
  useEffect(() => {
    const element = position.current;
    if (!isPending && address.version !== null && element && element.getBoundingClientRect().top > innerHeight * 0.6)
      element.scrollIntoView({ block: 'start' });
  }, [address.version, isPending]);
  return (
    <div ref={position}>
      {version && (
        <VersionView
          key={version.id}
          script={script}
          version={version}
          other={other.data ?? null}
          others={versions}
          onCompare={(chosen) => address.compare(version.id, chosen)}
          onExport={() => setExporting(true)}
          keep={(changed) => putScript(client, changed)}
        >
          <VersionText content={version.content} language={script.language} />
        </VersionView>
      )}
      {!version && isPending && (
        <Sheet sx={{ padding: space.s5 }}>
          <Skeleton widths={[52, 70, 92, 97, 88, 61]} />
        </Sheet>
      )}
      {!version && !isPending && <LoadFailure title={t('versions.oneFailed')} error={error} onRetry={refetch} />}
      {isExporting && version && <ExportDialog script={script} version={version} onClose={() => setExporting(false)} />}
    </div>
  );
}
