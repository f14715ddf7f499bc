import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateListItem } from '../../../shared/templates.schema.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, text } from '../../theme/tokens.ts';
import { Tag } from '../../ui/Tag.tsx';

const Root = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.2rem .75rem',
  alignItems: 'center',
  fontSize: text.xs,
  color: color.inkFaint,
  minInlineSize: 0,
});

/** Whose a template is, and what it is made for; its language where it is another one. */
export function TemplateFacts({ template }: { readonly template: TemplateListItem }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { language: own } = useLanguage();
  const { source, author, isPublic, type, themes, duration, language } = template;
  return (
    <Root>
      {source === 'own' && <Tag data-kind="calm">{t(isPublic ? 'templates.facts.ownShared' : 'templates.facts.own')}</Tag>}
      {source === 'shared' && <span>{t('templates.facts.by', { author: author ?? '' })}</span>}
      <span>{t(`vocabulary.types.${type}`)}</span>
      <span>{formats.minutesShort(duration)}</span>
      {themes.length > 0 && <span>{themes.map((theme) => t(`vocabulary.themes.${theme}`)).join(', ')}</span>}
      {language !== own && <span>{formats.language(language)}</span>}
    </Root>
  );
}
