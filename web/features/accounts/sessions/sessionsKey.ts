/** Where an account's sessions lie in the cache. */
export const sessionsKey = ['sessions'] as const;
