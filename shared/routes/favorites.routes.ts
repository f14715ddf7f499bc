import * as z from 'zod/mini';
import { AddFavoriteBody, Favorite, FavoritePage } from '../favorites.schema.ts';
import { defineRoute } from '../route.ts';
import { pageQuery } from './page.ts';

export const listFavorites = defineRoute({
  method: 'GET',
  path: '/api/favorites',
  access: 'signed-in',
  summary: 'My favourites, the newest first',
  query: z.strictObject(pageQuery),
  answers: { 200: FavoritePage },
});
export const addFavorite = defineRoute({
  method: 'POST',
  path: '/api/favorites',
  access: 'signed-in',
  summary: 'Take a script among the favourites; one that is there stays',
  body: AddFavoriteBody,
  answers: { 200: Favorite },
});
export const removeFavorite = defineRoute({
  method: 'DELETE',
  path: '/api/favorites/:scriptId',
  access: 'signed-in',
  summary: 'Take a script from the favourites',
  params: z.strictObject({ scriptId: z.uuid() }),
  answers: { 204: null },
});
