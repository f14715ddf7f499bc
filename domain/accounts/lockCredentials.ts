import type { Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { lockAccount } from './profile.queries.ts';

/** An account whose password was right, or whose session was alive, as long as its credentials are of this epoch. */
export type CheckedAccount = { readonly accountId: string; readonly epoch: number };

type Locked = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/**
 * Locks an account whose credentials are still those that were checked; from here to the commit nobody changes them.
 * Throws `refusal` where they were changed meanwhile, or the account is gone.
 */
export async function lockCredentials(
  queries: Queries,
  { accountId, epoch }: CheckedAccount,
  refusal: 'WRONG_PASSWORD' | 'INVALID_CREDENTIALS' | 'UNAUTHENTICATED',
): Promise<Locked> {
  const found = await lockAccount(queries, accountId);
  if (found?.epoch !== epoch) throw new AppError(refusal, 'the credentials were changed meanwhile');
  return found;
}
