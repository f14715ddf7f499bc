import type { Transaction } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { userChanged } from '../accounts/getProfile.ts';
import { getUser } from '../accounts/getUser.ts';
import type { NewEvent } from '../events/publish.ts';
import { publishToUser } from '../events/streams.ts';
import { dropPendingRow } from './confirmation.queries.ts';

/** The address stays as it is; the link that was sent to the other one is worth nothing any more. */
export async function cancelEmailChange(queries: Transaction, accountId: string): Promise<User> {
  const changed = await dropPendingEmail(queries, accountId);
  if (changed.length > 0) await publishToUser(queries, accountId, changed);
  return getUser(queries, accountId);
}

/** No other address waits any more. Gives the event that shows it, where one did. */
export const dropPendingEmail = async (queries: Transaction, accountId: string): Promise<readonly NewEvent[]> =>
  (await dropPendingRow(queries, accountId)) ? [await userChanged(queries, accountId)] : [];
