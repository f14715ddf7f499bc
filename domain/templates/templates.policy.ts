import { findForbidden } from '../../shared/checks/forbiddenPhrases.ts';
import type { Issue } from '../../shared/error.schema.ts';
import { AppError } from '../AppError.ts';
import type { TemplateText } from './templates.queries.ts';

/**
 * What everybody may read holds nothing that no script may say; for one's own eyes it is one's own affair. Until shared
 * templates can be reported and moderated, this is what stands before them.
 */
export function refuseUnfitToShare(template: TemplateText): void {
  if (!template.isPublic) return;
  const texts = {
    title: template.title,
    description: template.description,
    content: template.content,
    structure: template.structure.join('\n'),
  };
  const issues = Object.entries(texts).flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line) =>
        findForbidden(line, template.language).map((found): Issue => ({ path, code: 'phrase_forbidden', message: found.text })),
      ),
  );
  if (issues.length > 0) throw new AppError('VALIDATION_FAILED', 'this cannot be shared with everybody', { issues });
}
