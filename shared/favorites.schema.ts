import * as z from 'zod/mini';

export const Favorite = z
  .object({ scriptId: z.uuid(), createdAt: z.iso.datetime() })
  .register(z.globalRegistry, { id: 'Favorite' });
export type Favorite = z.infer<typeof Favorite>;

export const FavoritePage = z.object({ items: z.array(Favorite), nextCursor: z.nullable(z.string()) });
export type FavoritePage = z.infer<typeof FavoritePage>;

export const AddFavoriteBody = z.strictObject({ scriptId: z.uuid() });
