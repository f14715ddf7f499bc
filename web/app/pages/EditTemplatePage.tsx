import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import type { Template } from '../../../shared/templates.schema.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { toTemplateAnswers } from '../../features/templates/templateAnswers.ts';
import { TemplateForm } from '../../features/templates/TemplateForm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Crumbs } from '../frame/Crumbs.tsx';
import { PageHead } from './PageHead.tsx';
import { FoundTemplate } from './templates/FoundTemplate.tsx';

/** Changes a template of one's own. */
export function EditTemplatePage(): ReactNode {
  const { id = '' } = useParams();
  return <FoundTemplate id={id}>{(template) => <Editing template={template} />}</FoundTemplate>;
}

function Editing({ template }: { readonly template: Template }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: user } = useUser();
  // What another tab saves meanwhile is no reason to change what is being typed here: saving says so.
  const [begun] = useState(template);
  if (!user) return null;
  if (template.source !== 'own')
    return (
      <EmptyState
        isPage
        title={t('templates.notOwn.title')}
        actions={
          <LinkButton tone="primary" to={pathTo(paths.template, { id: template.id })}>
            {t('templates.notOwn.action')}
          </LinkButton>
        }
      >
        {t('templates.notOwn.text')}
      </EmptyState>
    );
  return (
    <>
      <Crumbs parent={{ to: pathTo(paths.template, { id: template.id }), name: template.title }} here={t('templates.edit')} />
      <PageHead title={t('templates.form.change')} />
      <TemplateForm
        accountId={user.id}
        draftId={begun.id}
        template={begun}
        first={toTemplateAnswers(begun)}
        onSaved={({ id }) => void navigate(pathTo(paths.template, { id }), { replace: true })}
      />
    </>
  );
}
