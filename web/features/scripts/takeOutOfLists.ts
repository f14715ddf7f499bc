import type { QueryClient } from '@tanstack/react-query';
import { takeOut } from './applyCollectionScriptEvent.ts';
import { patchLists, surely } from './patchLists.ts';

/** Takes a script out of the lists of a collection's scripts, before the server has said so. */
export const takeOutOfLists = (client: QueryClient, collectionId: string, scriptId: string): Promise<void> =>
  patchLists(client, (data, list) => (list.collection === collectionId ? takeOut(data, scriptId) : surely(data)));
