import type { InfiniteData } from '@tanstack/react-query';
import type { Collection, CollectionPage } from '../../../shared/collections.schema.ts';

export type CollectionPages = InfiniteData<CollectionPage, string | null>;

const findCollection = (data: CollectionPages, id: string): Collection | undefined =>
  data.pages.flatMap((page) => page.items).find((item) => item.id === id);

/** Newest first, as the server sorts. */
const isNewer = (one: Collection, other: Collection): boolean =>
  one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;

/** Puts a collection where the server's list has it, unless what is there is as new. */
export function putIntoPages(data: CollectionPages, collection: Collection): CollectionPages {
  const known = findCollection(data, collection.id);
  if (known && known.revision >= collection.revision) return data;
  if (known) return mapPages(data, (items) => items.map((item) => (item.id === collection.id ? collection : item)));
  const last = data.pages.length - 1;
  const at = data.pages.findIndex(
    ({ items, nextCursor }, index) =>
      items.some((other) => isNewer(collection, other)) || (index === last && nextCursor === null),
  );
  return mapPages(data, (items, index) => {
    if (index !== at) return items;
    const before = items.filter((other) => !isNewer(collection, other));
    return [...before, collection, ...items.slice(before.length)];
  });
}

export const removeFromPages = (data: CollectionPages, id: string): CollectionPages =>
  findCollection(data, id) ? mapPages(data, (items) => items.filter((item) => item.id !== id)) : data;

const mapPages = (
  data: CollectionPages,
  change: (items: readonly Collection[], index: number) => readonly Collection[],
): CollectionPages => ({
  ...data,
  pages: data.pages.map((page, index) => ({ ...page, items: [...change(page.items, index)] })),
});
