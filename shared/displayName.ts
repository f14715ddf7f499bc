import type { User } from './accounts.schema.ts';

const firstFilled = (...names: readonly (string | null | undefined)[]): string | null =>
  names.find((name) => name?.trim()) ?? null;

/** Full name, else username, else the part of the e-mail before the @ (specification, section 2). */
export const displayName = (user: User): string =>
  firstFilled(user.fullName, user.username, user.email.split('@')[0]) ?? user.email;

/** First letter of username or e-mail, else U (specification, section 2). */
export const initialOf = (user: User): string => (firstFilled(user.username, user.email) ?? 'U').charAt(0).toUpperCase();
