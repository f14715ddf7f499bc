import type { Transaction } from '../../db/pool.ts';
import { userStream } from '../../shared/events.ts';
import { scriptStream } from '../../shared/streams.ts';
import { briefOf, isAboutScript, scriptIdOf } from './briefOf.ts';
import { publish, type NewEvent, type PendingEvent } from './publish.ts';

/**
 * Every tab and device of one person learns of this. What is about a script is whole on the script's own stream, which
 * whoever shows it follows; the person's has of it what lists need.
 */
export async function publishToUser(queries: Transaction, accountId: string, events: readonly PendingEvent[]): Promise<void> {
  const byStream = new Map<string, NewEvent[]>();
  for (const event of events) {
    if (typeof event === 'function' || !isAboutScript(event)) continue;
    const stream = scriptStream(scriptIdOf(event));
    byStream.set(stream, [...(byStream.get(stream) ?? []), event]);
  }
  const own = events.map((event) => (typeof event === 'function' || !isAboutScript(event) ? event : briefOf(event)));
  const scripts = [...byStream].map(([stream, whole]) => ({ stream, events: whole }));
  await publish(queries, [...scripts, { stream: userStream(accountId), events: own }]);
}
