import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { QuotaLines } from '../../features/quotas/QuotaLines.tsx';
import { useQuota } from '../../features/quotas/useQuota.ts';
import { emptyTemplate, toTemplateAnswers, type TemplateAnswers } from '../../features/templates/templateAnswers.ts';
import { TemplateForm } from '../../features/templates/TemplateForm.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Crumbs } from '../frame/Crumbs.tsx';
import { PageHead } from './PageHead.tsx';
import { FoundTemplate } from './templates/FoundTemplate.tsx';

/** Writes a template; `?from=` begins with a copy of one that may be read. */
export function NewTemplatePage(): ReactNode {
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const from = search.get('from');
  if (from === null) return <Writing first={emptyTemplate(language)} />;
  return (
    <FoundTemplate id={from}>
      {(template) => <Writing key={from} first={{ ...toTemplateAnswers(template), isPublic: false }} />}
    </FoundTemplate>
  );
}

function Writing({ first }: { readonly first: TemplateAnswers }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: user } = useUser();
  const [search] = useSearchParams();
  const quota = useQuota('templates');
  if (!user) return null;
  return (
    <>
      <Crumbs parent={{ to: paths.templates, name: t('templates.heading') }} here={t('templates.form.new')} />
      <PageHead title={t('templates.form.new')}>{t('templates.form.lead')}</PageHead>
      <QuotaLines quota={quota} />
      <TemplateForm
        accountId={user.id}
        draftId={search.get('from') === null ? 'new' : `copy.${search.get('from')}`}
        template={null}
        first={first}
        onSaved={({ id }) => void navigate(pathTo(paths.template, { id }), { replace: true })}
      />
    </>
  );
}
