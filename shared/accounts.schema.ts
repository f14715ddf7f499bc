import * as z from 'zod/mini';
import { planIds } from './plans.ts';
import { roles } from './roles.ts';
import { languages } from './vocabulary.ts';

export const passwordLength = { min: 8, max: 128 } as const;
/** Why a password that somebody chooses is refused: `details.reason` of `PASSWORD_WEAK`. */
export const passwordWeaknesses = ['common', 'personal', 'repeated'] as const;
export type PasswordWeakness = (typeof passwordWeaknesses)[number];

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

/** An address as people type it. */
export const Email = z.pipe(z.string().check(z.trim(), z.maxLength(254)), z.email());
/** A password that somebody chooses, and one that they have, which is only compared. */
export const NewPassword = z.string().check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));
export const KnownPassword = z.string().check(z.minLength(1), z.maxLength(passwordLength.max));
/** As it stands in a mail's link. */
export const LinkToken = z.string().check(z.minLength(1), z.maxLength(200));

export const RegisterAccountBody = z.strictObject({
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
export type RegisterAccountBody = z.infer<typeof RegisterAccountBody>;
