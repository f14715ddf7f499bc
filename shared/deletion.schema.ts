import * as z from 'zod/mini';
import { KnownPassword } from './accounts.schema.ts';

/** A deletion needs the password, when it is asked for and when it is carried out at once. */
export const DeletionBody = z.strictObject({ password: KnownPassword });
