import type { QueryClient } from '@tanstack/react-query';
import type { ScriptListItem } from '../../../shared/scripts.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { findItem, insertItem, mapItems, type ScriptPages } from './scriptPages.ts';

export const putListItem = (client: QueryClient, item: ScriptListItem): Promise<void> =>
  patchQuery<ScriptPages>(client, queryKeys.scriptList, {
    change: (data) => {
      const known = findItem(data, item.id);
      if (!known) return insertItem(data, item);
      return known.revision >= item.revision ? data : mapItems(data, (other) => (other.id === item.id ? item : other));
    },
  });
