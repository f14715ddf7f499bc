import * as z from 'zod/mini';
import { planIds } from './plans.ts';
import { roles } from './roles.ts';
import { languages } from './vocabulary.ts';

export const passwordLength = { least: 8, most: 128 } as const;
/** Why a password that somebody chooses is refused: `details.reason` of `PASSWORD_WEAK`. */
export const passwordWeaknesses = ['common', 'personal', 'repeated'] as const;
export type PasswordWeakness = (typeof passwordWeaknesses)[number];
export const profileLength = { fullName: 120, username: 60, bio: 600 } as const;

/** What a person may choose of their account, and what the server shows of it. */
const shown = {
  email: z.email(),
  /** While it is not, the free plan's credits wait. */
  isEmailConfirmed: z.boolean(),
  /** Another address that becomes the account's with the link that was sent there. */
  pendingEmail: z.nullable(z.email()),
  username: z.string(),
  fullName: z.nullable(z.string()),
  bio: z.string(),
  profilePictureUrl: z.nullable(z.string()),
  role: z.enum(roles),
  currentPlan: z.enum(planIds),
  /** The account is to be deleted then; until that moment its owner can take it back. */
  deletionDueAt: z.nullable(z.iso.datetime()),
  /** Rises with every change of these fields; what is not newer than the cache is dropped. */
  revision: z.int(),
};

export const User = z
  .object({
    id: z.uuid(),
    ...shown,
    credits: z.int(),
    creditsHeld: z.int(),
    createdAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'User' });
export type User = z.infer<typeof User>;

/** The part of the user that `user.changed` carries: everything but the credits, which have an event of their own. */
export const Profile = z.object(shown);
export type Profile = z.infer<typeof Profile>;

const Email = z.pipe(z.string().check(z.trim(), z.maxLength(254)), z.email());
const NewPassword = z.string().check(z.minLength(passwordLength.least), z.maxLength(passwordLength.most));
const KnownPassword = z.string().check(z.minLength(1), z.maxLength(passwordLength.most));

export const RegisterBody = z.strictObject({
  email: Email,
  password: NewPassword,
  /** The plan the visitor chose; every account starts as free, and a paid choice leads on to the checkout. */
  plan: z.optional(z.string().check(z.maxLength(40))),
  username: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  fullName: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  language: z.optional(z.enum(languages)),
  /** Old clients send these three; they never have any effect. */
  role: z.optional(z.unknown()),
  credits: z.optional(z.unknown()),
  currentPlan: z.optional(z.unknown()),
});
export type RegisterBody = z.infer<typeof RegisterBody>;

export const LoginBody = z.strictObject({
  email: Email,
  password: KnownPassword,
});
export type LoginBody = z.infer<typeof LoginBody>;

export const ForgotPasswordBody = z.strictObject({ email: Email });

/** As it stands in the mail's link. */
const token = z.string().check(z.minLength(1), z.maxLength(200));
export const CheckResetBody = z.strictObject({ token });
export const ResetPasswordBody = z.strictObject({
  token,
  password: z.string().check(z.minLength(passwordLength.least), z.maxLength(passwordLength.most)),
});
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>;

export const ConfirmEmailBody = z.strictObject({ token });

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

export const DeleteAccountBody = z.strictObject({ password: KnownPassword });
export type DeleteAccountBody = z.infer<typeof DeleteAccountBody>;
