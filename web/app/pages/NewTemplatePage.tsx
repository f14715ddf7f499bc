import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { QuotaLines } from '../../features/quotas/QuotaLines.tsx';
import { useQuota } from '../../features/quotas/useQuota.ts';
import { emptyTemplate, toTemplateAnswers, type TemplateAnswers } from '../../features/templates/templateAnswers.ts';
import { answersFromScript } from '../../features/templates/answersFromScript.ts';
import { TemplateForm } from '../../features/templates/TemplateForm.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Crumbs } from '../frame/Crumbs.tsx';
import { PageHead } from './PageHead.tsx';
import { LoadedScript } from './LoadedScript.tsx';
import { FoundTemplate } from './templates/FoundTemplate.tsx';

/** Writes a template; `?from=` begins with a copy of one that may be read, `?script=` with a script's text. */
export function NewTemplatePage(): ReactNode {
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const from = search.get('from');
  const script = search.get('script');
  if (script !== null)
    return (
      <LoadedScript id={script}>
        {(loaded) => <Writing key={script} draftId={`script.${script}`} first={answersFromScript(loaded)} />}
      </LoadedScript>
    );
  if (from === null) return <Writing draftId="new" first={emptyTemplate(language)} />;
  return (
    <FoundTemplate id={from}>
      {(template) => <Writing key={from} draftId={`copy.${from}`} first={{ ...toTemplateAnswers(template), isPublic: false }} />}
    </FoundTemplate>
  );
}

function Writing({ first, draftId }: { readonly first: TemplateAnswers; readonly draftId: string }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: user } = useUser();
  const quota = useQuota('templates');
  if (!user) return null;
  return (
    <>
      <Crumbs parent={{ to: paths.templates, name: t('templates.heading') }} here={t('templates.form.new')} />
      <PageHead title={t('templates.form.new')}>{t('templates.form.lead')}</PageHead>
      <QuotaLines quota={quota} />
      <TemplateForm
        accountId={user.id}
        draftId={draftId}
        template={null}
        first={first}
        onSaved={({ id }) => void navigate(pathTo(paths.template, { id }), { replace: true })}
      />
    </>
  );
}
