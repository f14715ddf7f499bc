import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '../../../shared/events.ts';
import { putFavorite } from './putFavorite.ts';

type FavoriteEvent = Extract<StreamEvent, { readonly type: `favorite.${string}` }>;

export const applyFavoriteEvent = (client: QueryClient, event: FavoriteEvent): Promise<void> =>
  putFavorite(client, event.payload.scriptId, event.type === 'favorite.added');
