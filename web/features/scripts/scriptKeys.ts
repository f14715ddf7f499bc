import type { ScriptListOptions } from '../../../shared/scriptFilters.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** Where lies in the cache what only this feature keeps of scripts. */
export const scriptKeys = {
  listOf: (list: ScriptListOptions) => [...queryKeys.scriptList, list] as const,
  liveText: (id: string) => ['scripts', 'live', id] as const,
} as const;
