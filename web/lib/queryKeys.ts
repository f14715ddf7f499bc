/** The names of everything in the cache, so that events and calls meet at the same place. */
export const queryKeys = {
  user: ['user'],
  credits: ['credits'],
  transactions: ['transactions'],
  scripts: ['scripts'],
  scriptList: ['scripts', 'list'],
  script: (id: string) => ['scripts', 'one', id] as const,
  liveText: (id: string) => ['scripts', 'live', id] as const,
  activeGenerations: ['generations', 'active'],
} as const;
