import type { QueryClient } from '@tanstack/react-query';
import { patchQuery } from '../../lib/patchQuery.ts';
import { collectionKeys } from './collectionKeys.ts';

/** Notes that a script is in a collection, or no longer, where somebody looks at the script's collections. */
export const putMembership = (client: QueryClient, scriptId: string, collectionId: string, isIn: boolean): Promise<void> =>
  patchQuery<readonly string[]>(client, collectionKeys.of(scriptId), {
    change: (ids) => {
      if (ids.includes(collectionId) === isIn) return ids;
      return isIn ? [...ids, collectionId] : ids.filter((id) => id !== collectionId);
    },
  });
