import * as z from 'zod/mini';
import { sql, type Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { findCredentials } from './credentials.queries.ts';

/** An account whose password was right, or whose session was alive, as long as its credentials are of this epoch. */
export type CheckedAccount = { readonly accountId: string; readonly epoch: number };

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
export const lockAccount = (queries: Transaction, id: string): Promise<LockedCredentials | null> =>
  queries.maybeOne(sql.type(Locked)`
    select credential_epoch as epoch, email, pending_email as "pendingEmail", email_confirmed_at is not null as "isEmailConfirmed", revision,
      deletion_due_at as "deletionDueAt", now() as now
    from account where id = ${id} and anonymised_at is null for update`);

/** Locks the account that has an address, with the same address still its own; `null` where there is none. */
export async function lockAccountByEmail(queries: Transaction, email: string): Promise<string | null> {
  const found = await findCredentials(queries, email);
  // The address may have gone to another account, or the account away, since it was looked up.
  return found && (await lockAccount(queries, found.id))?.epoch === found.epoch ? found.id : null;
}

/**
 * Locks an account whose credentials are still those that were checked; from here to the commit nobody changes them.
 * Throws `refusal` where they were changed meanwhile, or the account is gone.
 */
export async function lockCredentials(
  queries: Transaction,
  { accountId, epoch }: CheckedAccount,
  refusal: 'WRONG_PASSWORD' | 'INVALID_CREDENTIALS' | 'UNAUTHENTICATED',
): Promise<LockedCredentials> {
  const found = await lockAccount(queries, accountId);
  if (found?.epoch !== epoch) throw new AppError(refusal, 'the credentials were changed meanwhile');
  return found;
}
