import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom';

type Change = (search: URLSearchParams) => URLSearchParams;

/** The last change that was asked for, and the entry of the history that it was asked for on. */
let pending: { readonly entry: string; readonly search: URLSearchParams } | null = null;

/**
 * The search part of the address, and a way to change it. The router applies a change a moment later and does not queue:
 * of two quick changes the second would begin with what the first began with, and undo it. Here each begins with the one
 * before it, whichever component asked for that.
 */
export function useAddressSearch(): readonly [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const change = (make: Change, options?: NavigateOptions): void => {
    const changed = make(new URLSearchParams(pending?.entry === key ? pending.search : search));
    pending = { entry: key, search: changed };
    setSearch(changed, options);
  };
  return [search, change];
}
