/** All that the cache has of a script's versions: the list, the proposals, and each version that was looked at. */
export const versionsKey = (scriptId: string) => ['versions', scriptId] as const;
