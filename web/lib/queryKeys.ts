/** Where lies in the cache what several parts of the web use; a key that one feature alone uses stands beside that feature. */
export const queryKeys = {
  user: ['user'],
  credits: ['credits'],
  settings: ['settings'],
  transactions: ['transactions'],
  stats: ['stats'],
  subscription: ['subscription'],
  /** All lists of scripts; each is kept under what it was asked for. */
  scriptList: ['scripts', 'list'],
  script: (id: string) => ['scripts', 'one', id] as const,
  activeGenerations: ['generations', 'active'],
  notifications: ['notifications'],
} as const;
