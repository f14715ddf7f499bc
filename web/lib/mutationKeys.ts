/** Names of the commands that somebody else asks after while they are under way. */
export const mutationKeys = { signOut: ['signOut'] } as const;
