import type { User } from './accounts.schema.ts';

const isFilled = (name: string | null): name is string => name !== null && name.trim() !== '';

/** Full name, else username, which everybody has; never a part of the address. */
export const displayName = (user: Pick<User, 'fullName' | 'username'>): string =>
  isFilled(user.fullName) ? user.fullName : user.username;

/** First letter of the username. */
export const initialOf = (user: Pick<User, 'username'>): string => user.username.trim().charAt(0).toUpperCase();
