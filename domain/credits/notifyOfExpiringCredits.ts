import type { Database } from '../../db/pool.ts';
import { publishToUser } from '../events/streams.ts';
import { notify } from '../notifications/notify.ts';
import { listExpiring } from './expiry.queries.ts';

/** Accounts told in one round; the next round tells the rest. */
const roundSize = 500;

/** Credits that expire within three days are announced once. Who wants no such notification is asked again with each round, in vain. */
export async function notifyOfExpiringCredits(database: Database): Promise<void> {
  for (const { accountId, expiresAt, credits } of await listExpiring(database, roundSize)) {
    const cause = `credits.expiring:${new Date(expiresAt).getTime()}`;
    await database.transaction(async (queries) => {
      const notifications = await notify(queries, accountId, 'credits.expiring', { credits, expiresAt }, cause);
      if (notifications.length > 0) await publishToUser(queries, accountId, notifications);
    });
  }
}
