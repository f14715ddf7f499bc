import { useAddressSearch } from '../../../lib/useAddressSearch.ts';

export type VersionAddress = {
  readonly version: string | null;
  /** The version that it is compared with. */
  readonly other: string | null;
  /** The generation whose proposals are shown instead. */
  readonly proposals: string | null;
  readonly compare: (version: string, other: string | null) => void;
};

/** What the page of versions shows stands in its address, so that "back" leads back and a link leads there. */
export function useVersionAddress(): VersionAddress {
  const [search, change] = useAddressSearch();
  return {
    version: search.get('version'),
    other: search.get('with'),
    proposals: search.get('proposals'),
    compare: (version, other) =>
      change(() => new URLSearchParams({ version, ...(other !== null && { with: other }) }), { replace: true }),
  };
}
