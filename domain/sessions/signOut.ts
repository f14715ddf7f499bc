import type { Transaction } from '../../db/pool.ts';
import { publishToUser } from '../events/streams.ts';
import { endSession, findHolder } from './sessions.queries.ts';

/** Ends a session for good; whoever is signed in elsewhere sees there that it has gone. */
export async function signOut(queries: Transaction, idHash: Buffer): Promise<void> {
  const holder = await findHolder(queries, idHash);
  await endSession(queries, idHash);
  if (holder?.has_others) await publishToUser(queries, holder.account_id, [{ type: 'sessions.changed', payload: {} }]);
}
