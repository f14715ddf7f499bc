import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { media, space } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
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
  [media.wide]: { '& a[data-narrow]': { display: 'none' } },
});

export function ScriptsPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Head>
        <PageHeading>{t('scripts.list')}</PageHeading>
        <Actions>
          <LinkButton size="sm" data-narrow to="/script-generator">
            {t('app.newScript')}
          </LinkButton>
          <LinkButton size="sm" to="/script-editor">
            {t('scripts.writeOwn')}
          </LinkButton>
        </Actions>
      </Head>
      <ScriptShelf />
    </>
  );
}
