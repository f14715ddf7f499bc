import * as z from 'zod/mini';
import { Email, LinkToken, NewPassword } from './accounts.schema.ts';

export const RequestResetBody = z.strictObject({ email: Email });
export const CheckResetBody = z.strictObject({ token: LinkToken });
export const ResetPasswordBody = z.strictObject({ token: LinkToken, password: NewPassword });
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>;
