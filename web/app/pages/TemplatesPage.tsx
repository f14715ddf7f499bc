import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { BeginLink } from '../../features/quotas/BeginLink.tsx';
import { QuotaLines } from '../../features/quotas/QuotaLines.tsx';
import { useQuota } from '../../features/quotas/useQuota.ts';
import { TemplateFilterBar } from '../../features/templates/TemplateFilterBar.tsx';
import { TemplateList } from '../../features/templates/TemplateList.tsx';
import { readTemplateSearch, withParameter } from '../../features/templates/templateSearch.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useAddressSearch } from '../../lib/useAddressSearch.ts';
import { color, space } from '../../theme/tokens.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space.s4,
  marginBlockEnd: space.s5,
  '& > div': { minInlineSize: 0, flex: '1 1 20rem' },
  '& p': { marginBlockStart: '.7rem', color: color.inkSoft, maxInlineSize: '60ch' },
});

/** Templates: one's own, Stillpoint's and those that are shared; a visitor reads the latter two. */
export function TemplatesPage(): ReactNode {
  const { t } = useTranslation();
  const { data: user } = useUser();
  const { language } = useLanguage();
  const quota = useQuota('templates', Boolean(user));
  const [search, change] = useAddressSearch();
  const filters = readTemplateSearch(search, language);
  return (
    <>
      <Head>
        <div>
          <PageHeading>{t('templates.heading')}</PageHeading>
          <p>{t(user ? 'templates.lead' : 'templates.leadVisitor')}</p>
        </div>
        {user && (
          <BeginLink to={paths.newTemplate} quota={quota}>
            {t('templates.create')}
          </BeginLink>
        )}
      </Head>
      <QuotaLines quota={quota} />
      <TemplateFilterBar
        filters={filters}
        isVisitor={!user}
        onChange={(name, value) =>
          change((now) => withParameter(now, name, value), { replace: name === 'q', preventScrollReset: true })
        }
      />
      <TemplateList
        filters={filters}
        onClear={() => change(() => new URLSearchParams({ language: 'all' }), { preventScrollReset: true })}
      />
    </>
  );
}
