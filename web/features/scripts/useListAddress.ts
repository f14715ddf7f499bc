import { useMemo } from 'react';
import type { ScriptFilters, ScriptListOptions } from '../../../shared/scriptFilters.ts';
import { useAddressSearch } from '../../lib/useAddressSearch.ts';
import { readListOptions, withoutFilters, writeListOptions, type ListChange } from './listOptions.ts';

export type ListAddress = {
  readonly list: ScriptListOptions;
  readonly change: (change: ListChange) => void;
  readonly clear: () => void;
};

/** A list's search, filters and order live in the address: back and forward, a reload and a link lead to the same list. */
export function useListAddress(fixed?: ScriptFilters): ListAddress {
  const [params, setParams] = useAddressSearch();
  const favorite = fixed?.favorite;
  const list = useMemo(() => readListOptions(params, favorite && { favorite }), [params, favorite]);
  return {
    list,
    change: (next) => {
      // Letter by letter is one step back, not many.
      const isTyping = 'search' in next && Boolean(next.search) && Boolean(list.search);
      setParams((now) => writeListOptions(now, next), { replace: isTyping, preventScrollReset: true });
    },
    clear: () => setParams(withoutFilters, { preventScrollReset: true }),
  };
}
