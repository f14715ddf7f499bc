import type { InfiniteData } from '@tanstack/react-query';
import type { ScriptListItem, ScriptPage } from '../../../shared/scripts.schema.ts';

export type ScriptPages = InfiniteData<ScriptPage, string | null>;

/** Changes the items of all pages that are loaded. */
export const mapItems = (pages: ScriptPages, change: (item: ScriptListItem) => ScriptListItem): ScriptPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, items: page.items.map(change) })),
});

export const findItem = (pages: ScriptPages, id: string): ScriptListItem | undefined =>
  pages.pages.flatMap((page) => page.items).find((item) => item.id === id);

/** Newest first, as the server sorts. */
const isNewer = (one: ScriptListItem, other: ScriptListItem): boolean =>
  one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;

/** Puts an item where the server's list has it; one that belongs beyond what is loaded comes with its own page. */
export function insertItem(data: ScriptPages, item: ScriptListItem): ScriptPages {
  const last = data.pages.length - 1;
  const at = data.pages.findIndex(
    (page, index) => page.items.some((other) => isNewer(item, other)) || (index === last && page.nextCursor === null),
  );
  if (at === -1) return data;
  const pages = data.pages.map((page, index) => {
    if (index !== at) return page;
    const before = page.items.filter((other) => !isNewer(item, other));
    return { ...page, items: [...before, item, ...page.items.slice(before.length)] };
  });
  return { ...data, pages };
}

export const removeItem = (data: ScriptPages, id: string): ScriptPages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })),
});
