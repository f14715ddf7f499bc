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

/** Whether there is nothing beyond the pages that are loaded. */
export const isWhole = (data: ScriptPages): boolean => data.pages.at(-1)?.nextCursor === null;

/** How many scripts the list holds in all; its first page says so. */
export const totalOf = (data: Pick<ScriptPages, 'pages'>): number => data.pages[0]?.total ?? 0;

const countOn = (page: ScriptPage, by: number): ScriptPage => (page.total === null ? page : { ...page, total: page.total + by });

type Precedes = (item: ScriptListItem, other: ScriptListItem) => boolean;

/** Puts a new item where the server's list has it; `null` where it belongs beyond what is loaded. */
export function insertItem(data: ScriptPages, item: ScriptListItem, precedes: Precedes): ScriptPages | null {
  const last = data.pages.length - 1;
  const at = data.pages.findIndex(
    (page, index) => page.items.some((other) => precedes(item, other)) || (index === last && page.nextCursor === null),
  );
  if (at === -1) return null;
  const pages = data.pages.map((page, index) => {
    if (index !== at) return countOn(page, 1);
    const before = page.items.filter((other) => !precedes(item, other));
    return countOn({ ...page, items: [...before, item, ...page.items.slice(before.length)] }, 1);
  });
  return { ...data, pages };
}

/** Puts a new item behind another one, or first; `null` where the other one is not loaded. */
export function insertAfter(data: ScriptPages, item: ScriptListItem, after: string | null): ScriptPages | null {
  const at = after === null ? 0 : data.pages.findIndex((page) => page.items.some(({ id }) => id === after));
  if (at === -1) return null;
  const pages = data.pages.map((page, index) => {
    if (index !== at) return countOn(page, 1);
    const behind = page.items.findIndex(({ id }) => id === after) + 1;
    return countOn({ ...page, items: page.items.toSpliced(behind, 0, item) }, 1);
  });
  return { ...data, pages };
}

export const removeItem = (data: ScriptPages, id: string): ScriptPages => ({
  ...data,
  pages: data.pages.map((page) => countOn({ ...page, items: page.items.filter((item) => item.id !== id) }, -1)),
});
