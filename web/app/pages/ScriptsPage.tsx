import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScriptList } from '../../features/scripts/ScriptList.tsx';
import { media, space } from '../../theme/tokens.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s3,
  marginBlockEnd: space.s6,
  // Wider screens have this button in the header of every page.
  [media.wide]: { '& > a': { display: 'none' } },
});

export function ScriptsPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Head>
        <PageHeading>{t('scripts.list')}</PageHeading>
        <LinkButton size="sm" to="/script-generator">
          {t('app.newScript')}
        </LinkButton>
      </Head>
      <ScriptList />
    </>
  );
}
