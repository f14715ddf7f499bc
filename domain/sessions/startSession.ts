import type { Transaction } from '../../db/pool.ts';
import { publishToUser } from '../events/streams.ts';
import { lockCredentials } from '../accounts/lockCredentials.ts';
import { meetDevice, type Arrival } from './meetDevice.ts';
import { insertSession, type SavedSession } from './sessions.queries.ts';

/**
 * A session begins only with the credentials that its owner signed in with: until the commit nobody changes them. With it
 * the browser is known, and whoever is signed in elsewhere sees that. Throws `INVALID_CREDENTIALS`, and nothing is kept,
 * where the credentials were changed since they were checked.
 */
export async function startSession(queries: Transaction, session: SavedSession, epoch: number, arrival: Arrival): Promise<void> {
  const { accountId } = session;
  await lockCredentials(queries, { accountId, epoch }, 'INVALID_CREDENTIALS');
  const events = await meetDevice(queries, accountId, arrival);
  const isFurther = await insertSession(queries, session, epoch);
  const all = isFurther ? [...events, { type: 'sessions.changed' as const, payload: {} }] : events;
  if (all.length > 0) await publishToUser(queries, accountId, all);
}
