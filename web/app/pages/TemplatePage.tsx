import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import type { Template } from '../../../shared/templates.schema.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { DeleteTemplate } from '../../features/templates/DeleteTemplate.tsx';
import { TemplateFacts } from '../../features/templates/TemplateFacts.tsx';
import { TemplateText } from '../../features/templates/TemplateText.tsx';
import { returnPath } from '../../lib/returnPath.ts';
import { color, font, space, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Crumbs } from '../frame/Crumbs.tsx';
import { FoundTemplate } from './templates/FoundTemplate.tsx';

const Paper = styled(Sheet)({
  padding: 'clamp(1.75rem, 5vw, 4rem) min(clamp(1.25rem, 5.5vw, 4.5rem), 6.25vw)',
  '& > *': { maxInlineSize: '42rem', marginInline: 'auto' },
  '& > header': { display: 'grid', gap: space.s4, marginBlockEnd: space.s6, overflowWrap: 'anywhere' },
  '& [data-part="description"]': { font: `400 1.1875rem/1.5 ${font.serif}`, color: color.inkSoft },
  '& [data-part="structure"]': { fontSize: text.sm, color: color.inkSoft },
  '& [data-part="structure"] ol': { listStyle: 'decimal', paddingInlineStart: '1.4rem', marginBlockStart: '.4rem' },
});

/** One template to be read, and used. */
export function TemplatePage(): ReactNode {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <FoundTemplate id={id}>
      {(template) => (
        <>
          <Crumbs parent={{ to: paths.templates, name: t('templates.heading') }} here={template.title} />
          <Reading template={template} />
        </>
      )}
    </FoundTemplate>
  );
}

function Reading({ template }: { readonly template: Template }): ReactNode {
  const { t } = useTranslation();
  const { title, description, language, content, structure } = template;
  return (
    <Paper as="article">
      <header>
        <div lang={language}>
          <PageHeading>{title}</PageHeading>
        </div>
        {description !== '' && (
          <p data-part="description" lang={language}>
            {description}
          </p>
        )}
        <TemplateFacts template={template} />
        <TemplateActions template={template} />
        {structure.length > 0 && (
          <div data-part="structure">
            <p>{t('templates.structure')}</p>
            <ol lang={language}>
              {structure.map((section, index) => (
                <li key={index}>{section}</li>
              ))}
            </ol>
          </div>
        )}
      </header>
      <TemplateText content={content} language={language} />
    </Paper>
  );
}

function TemplateActions({ template }: { readonly template: Template }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: user } = useUser();
  const use = pathTo(paths.generator, {}, { query: { template: template.id } });
  if (!user)
    return (
      <Actions>
        <LinkButton tone="primary" to={paths.auth} onClick={() => returnPath.save(use)}>
          {t('templates.useVisitor')}
        </LinkButton>
      </Actions>
    );
  return (
    <Actions>
      <LinkButton tone="primary" to={use}>
        {t('templates.use')}
      </LinkButton>
      {template.source === 'own' ? (
        <>
          <LinkButton to={pathTo(paths.editedTemplate, { id: template.id })}>{t('templates.edit')}</LinkButton>
          <DeleteTemplate
            template={template}
            onDeleted={() => void navigate(pathTo(paths.templates, {}, { query: { source: 'own' } }))}
          >
            {(ask) => (
              <Button tone="dangerQuiet" onClick={ask}>
                <Icon name="trash" small />
                {t('templates.delete.action')}
              </Button>
            )}
          </DeleteTemplate>
        </>
      ) : (
        <LinkButton to={pathTo(paths.newTemplate, {}, { query: { from: template.id } })}>{t('templates.copy')}</LinkButton>
      )}
    </Actions>
  );
}
