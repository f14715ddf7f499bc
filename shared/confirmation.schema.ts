import * as z from 'zod/mini';
import { LinkToken } from './accounts.schema.ts';

export const ConfirmEmailBody = z.strictObject({ token: LinkToken });
