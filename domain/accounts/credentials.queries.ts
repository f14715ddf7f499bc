import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import { toEmailKey } from './toEmailKey.ts';

const Locked = z.object({
  /** Rises with every change of what signs the account in. */
  epoch: z.int(),
  email: z.string(),
  pendingEmail: z.nullable(z.string()),
  isEmailConfirmed: z.boolean(),
  revision: z.int(),
  deletionDueAt: z.nullable(z.string()),
  now: z.string(),
});

export type LockedCredentials = z.infer<typeof Locked>;

/** Locks an account's row, after the credit account's and before the stream's; `null` where it is gone. */
export const lockAccountRow = (queries: Queries, id: string): Promise<LockedCredentials | null> =>
  queries.maybeOne(sql.type(Locked)`
    select credential_epoch as epoch, email, pending_email as "pendingEmail", email_confirmed_at is not null as "isEmailConfirmed", revision,
      deletion_due_at as "deletionDueAt", now() as now
    from account where id = ${id} and anonymised_at is null for update`);

const Secret = z.object({ passwordHash: z.string(), epoch: z.int() });

/** The hash, and the epoch that it belongs to. */
export const findSecret = (queries: Queries, id: string): Promise<z.infer<typeof Secret> | null> =>
  queries.maybeOne(
    sql.type(
      Secret,
    )`select password_hash as "passwordHash", credential_epoch as epoch from account where id = ${id} and anonymised_at is null`,
  );

const Credentials = z.object({ id: z.uuid(), passwordHash: z.string(), epoch: z.int() });

export const findCredentials = (queries: Queries, email: string): Promise<z.infer<typeof Credentials> | null> =>
  queries.maybeOne(
    sql.type(
      Credentials,
    )`select id, password_hash as "passwordHash", credential_epoch as epoch from account where email_key = ${toEmailKey(email)} and anonymised_at is null`,
  );
