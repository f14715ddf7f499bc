import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { approachOf, type TemplateListItem } from '../../../shared/templates.schema.ts';
import { color, font, media, motion, radius, text } from '../../theme/tokens.ts';
import { Ribbon } from '../../ui/Ribbon.tsx';
import { TemplateFacts } from './TemplateFacts.tsx';

const Root = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '.7rem',
  padding: '1.5rem 1.4rem 1.1rem',
  minBlockSize: '12rem',
  minInlineSize: 0,
  background: color.surface,
  borderRadius: radius.lg,
  boxShadow: color.shadow1,
  transition: `box-shadow ${motion.move}, translate ${motion.move} ${motion.ease}`,
  '&:hover': { boxShadow: color.shadow2, translate: '0 -2px' },
  '& h2': { fontSize: text.titleSm, paddingInlineEnd: '2.4rem', lineHeight: 1.2, overflowWrap: 'anywhere' },
  '& h2 > a': { textDecoration: 'none' },
  '& h2 > a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.lg },
  '& h2 > a:focus-visible': { outline: 'none' },
  '& h2 > a:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  '& [data-part="description"]': { font: `400 1.0625rem/1.5 ${font.serif}`, color: color.inkSoft, overflowWrap: 'anywhere' },
  '& [data-part="approach"]': { fontSize: text.xs, color: color.inkSoft, marginBlockStart: 'auto' },
  [media.large]: { '& h2': { paddingInlineEnd: 0 } },
  [media.forced]: { border: '1px solid CanvasText' },
});

/** A template in the list; the ribbon is its approach. */
export function TemplateCard({ template }: { readonly template: TemplateListItem }): ReactNode {
  const { t } = useTranslation();
  const approach = approachOf(template);
  return (
    <Root>
      <Ribbon approach={approach} />
      <h2 lang={template.language}>
        <Link to={pathTo(paths.template, { id: template.id })}>{template.title}</Link>
      </h2>
      {template.description !== '' && (
        <p data-part="description" lang={template.language}>
          {template.description}
        </p>
      )}
      <p data-part="approach">{[t(`templates.styles.${template.style}`), t(`vocabulary.approaches.${approach}`)].join(' · ')}</p>
      <TemplateFacts template={template} />
    </Root>
  );
}
