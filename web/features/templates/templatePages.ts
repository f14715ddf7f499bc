import type { InfiniteData } from '@tanstack/react-query';
import type { TemplateListItem, TemplatePage } from '../../../shared/templates.schema.ts';

export type TemplatePages = InfiniteData<TemplatePage, string | null>;

export const findTemplateItem = (data: TemplatePages, id: string): TemplateListItem | undefined =>
  data.pages.flatMap((page) => page.items).find((item) => item.id === id);

export const replaceItem = (data: TemplatePages, item: TemplateListItem): TemplatePages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.map((one) => (one.id === item.id ? item : one)) })),
});

export const removeItem = (data: TemplatePages, id: string): TemplatePages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })),
});

/** One's own come first, newest first; an older one and everybody else's come after. */
const isBefore = (item: TemplateListItem, other: TemplateListItem): boolean =>
  other.source !== 'own' || item.createdAt > other.createdAt || (item.createdAt === other.createdAt && item.id > other.id);

/** Puts one's own template where the server's list has it; one that belongs beyond what is loaded comes with its own page. */
export function insertItem(data: TemplatePages, item: TemplateListItem): TemplatePages {
  const last = data.pages.length - 1;
  const at = data.pages.findIndex(
    (page, index) => page.items.some((other) => isBefore(item, other)) || (index === last && page.nextCursor === null),
  );
  if (at === -1) return data;
  const pages = data.pages.map((page, index) => {
    if (index !== at) return page;
    const before = page.items.filter((other) => !isBefore(item, other));
    return { ...page, items: [...before, item, ...page.items.slice(before.length)] };
  });
  return { ...data, pages };
}
