/** Where a script's versions and proposals lie in the cache. */
export const versionKeys = {
  /** All that is kept of a script's versions: the list, and each that was looked at. */
  all: (scriptId: string) => ['versions', scriptId] as const,
  list: (scriptId: string) => ['versions', scriptId, 'list'] as const,
  one: (scriptId: string, id: string) => ['versions', scriptId, 'one', id] as const,
  variants: (scriptId: string) => ['versions', scriptId, 'variants'] as const,
} as const;
