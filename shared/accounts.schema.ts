import * as z from 'zod';
import { planIds } from './plans.ts';
import { languages } from './vocabulary.ts';

export const passwordLength = { least: 8, most: 128 } as const;

export const User = z
  .object({
    id: z.uuid(),
    email: z.email(),
    username: z.string(),
    fullName: z.string().nullable(),
    profilePictureUrl: z.string().nullable(),
    role: z.enum(['user', 'admin']),
    credits: z.int(),
    creditsHeld: z.int(),
    currentPlan: z.enum(planIds),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

const Email = z.string().trim().max(254).pipe(z.email());

export const RegisterBody = z.strictObject({
  email: Email,
  password: z.string().min(passwordLength.least).max(passwordLength.most),
  /** The plan the visitor chose; every account starts as free, and a paid choice leads on to the checkout. */
  plan: z.string().max(40).optional(),
  username: z.string().trim().max(60).optional(),
  fullName: z.string().trim().max(120).optional(),
  language: z.enum(languages).optional(),
  /** Old clients send these three; they never have any effect. */
  role: z.unknown().optional(),
  credits: z.unknown().optional(),
  currentPlan: z.unknown().optional(),
});
export type RegisterBody = z.infer<typeof RegisterBody>;

export const LoginBody = z.strictObject({
  email: Email,
  password: z.string().min(1).max(passwordLength.most),
});
export type LoginBody = z.infer<typeof LoginBody>;
