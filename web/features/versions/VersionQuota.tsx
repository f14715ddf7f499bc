import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { maxima } from '../../../shared/quotas.ts';
import type { VersionPage } from '../../../shared/versions.schema.ts';
import { quotaText } from '../../lib/quotaText.ts';
import { space } from '../../theme/tokens.ts';
import { QuotaLine } from '../../ui/QuotaLine.tsx';

const Root = styled('div')({ padding: `${space.s3} ${space.s4} 0` });

/** How many versions, and named ones, there are of those that a script can have; nothing while there are few. */
export function VersionQuota({ counts }: Pick<VersionPage, 'counts'>): ReactNode {
  if (!counts) return null;
  const lines = [
    quotaText('versions', { used: counts.total, limit: maxima.versions }),
    quotaText('namedVersions', { used: counts.named, limit: maxima.namedVersions }),
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <Root>
      {lines.map((line) => (
        <QuotaLine key={line}>{line}</QuotaLine>
      ))}
    </Root>
  );
}
