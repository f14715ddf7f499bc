/** From the least to the most; each may do what those before it may. */
export const roles = ['user', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];
