/** Where collections lie in the cache. */
export const collectionKeys = {
  list: ['collections', 'list'],
  one: (id: string) => ['collections', 'one', id] as const,
  /** Those that a script is in. */
  of: (scriptId: string) => ['collections', 'of', scriptId] as const,
} as const;
