/** Where lies in the cache what an account has used of its limits. */
export const usageKey = ['usage'] as const;
