import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { BeginLink } from '../../features/quotas/BeginLink.tsx';
import { QuotaLines } from '../../features/quotas/QuotaLines.tsx';
import { useQuota } from '../../features/quotas/useQuota.ts';
import { media, space } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ScriptShelf } from '../library/ScriptShelf.tsx';

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s3,
  marginBlockEnd: space.s6,
  // Wider screens have this button in the header of every page.
  [media.wide]: { '& [data-narrow]': { display: 'none' } },
});

export function ScriptsPage(): ReactNode {
  const { t } = useTranslation();
  const quota = useQuota('scripts');
  return (
    <>
      <Head>
        <PageHeading>{t('scripts.list')}</PageHeading>
        <Actions>
          <span data-narrow>
            <BeginLink size="sm" to={paths.generator} quota={quota}>
              {t('app.newScript')}
            </BeginLink>
          </span>
          <BeginLink size="sm" to={paths.ownScript} quota={quota}>
            {t('scripts.writeOwn')}
          </BeginLink>
        </Actions>
      </Head>
      <QuotaLines quota={quota} />
      <ScriptShelf />
    </>
  );
}
