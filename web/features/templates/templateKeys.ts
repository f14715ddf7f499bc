/** Where templates lie in the cache. */
export const templateKeys = {
  /** All lists; each is kept under what it was asked for. */
  lists: ['templates', 'list'],
  list: (filters: object) => ['templates', 'list', filters] as const,
  one: (id: string) => ['templates', 'one', id] as const,
} as const;
