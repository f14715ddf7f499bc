import * as z from 'zod/mini';
import { Email, KnownPassword, NewPassword } from './accounts.schema.ts';

export const profileLength = { fullName: 120, username: 60, bio: 600 } as const;

export const UpdateUserBody = z.strictObject({
  /** The revision that the change was made on. */
  baseRevision: z.int(),
  fullName: z.optional(z.string().check(z.trim(), z.maxLength(profileLength.fullName))),
  username: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(profileLength.username))),
  bio: z.optional(z.string().check(z.trim(), z.maxLength(profileLength.bio))),
  /** Another address needs the password and, where the server sends mail, a confirmation: until then it is `pendingEmail`. */
  email: z.optional(Email),
  password: z.optional(KnownPassword),
});
export type UpdateUserBody = z.infer<typeof UpdateUserBody>;

export const ChangePasswordBody = z.strictObject({ currentPassword: KnownPassword, newPassword: NewPassword });
export type ChangePasswordBody = z.infer<typeof ChangePasswordBody>;
