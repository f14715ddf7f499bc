import { foldText } from '../checks/foldText.ts';
import { isWithinLimit } from '../scriptFilters.ts';
import type { TemplateFilters, TemplateListItem } from '../templates.schema.ts';

/** The words that are looked for, as they are compared. */
export const searchWords = (q: string | undefined): string[] =>
  foldText(q ?? '')
    .split(/\s+/u)
    .filter(Boolean);

/** What a search looks through. */
export const searchText = ({ title, description }: Pick<TemplateListItem, 'title' | 'description'>): string =>
  foldText(`${title} ${description}`);

/** Whether a list with these filters holds the template: the built-in ones', and the same as the query of the stored ones. */
export function matchesTemplate(template: TemplateListItem, filters: TemplateFilters): boolean {
  const { source, theme, type, language, duration, q } = filters;
  if (source !== undefined && template.source !== source) return false;
  if (theme !== undefined && !template.themes.includes(theme)) return false;
  if (type !== undefined && template.type !== type) return false;
  if (language !== undefined && template.language !== language) return false;
  if (duration !== undefined && !isWithinLimit(template.duration * 60, duration)) return false;
  const text = searchText(template);
  return searchWords(q).every((word) => text.includes(word));
}
