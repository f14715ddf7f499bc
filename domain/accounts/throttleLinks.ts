import type { Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { secondsToNextLink } from './mailTokens.queries.ts';

/** Links to confirm an address that one account is sent in an hour, and that one address is. */
const maxPerHour = 5;

/** Nobody's mailbox is filled by us. The caller holds the account's lock. Throws `RATE_LIMITED`. */
export async function throttleLinks(queries: Queries, accountId: string, email: string): Promise<void> {
  const retryAfterSeconds = await secondsToNextLink(queries, accountId, email, maxPerHour);
  if (retryAfterSeconds > 0) throw new AppError('RATE_LIMITED', 'too many links', { details: { retryAfterSeconds } });
}
