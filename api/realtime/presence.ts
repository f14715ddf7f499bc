import { randomUUID } from 'node:crypto';
import type { Log } from '../../config/log.ts';
import { logFailure } from '../../db/logFailure.ts';
import type { Database } from '../../db/pool.ts';
import { dropPresent, dropProcess, savePresent } from '../../domain/notifications/presence.ts';

/** How often this process vouches for whom it is connected to. */
const renewMs = 60_000;

export type Presence = {
  readonly arrive: (accountId: string) => void;
  readonly leave: (accountId: string) => void;
  readonly stop: () => Promise<void>;
};

/**
 * Writes down which accounts have a page connected to this process, so that a worker knows whether anybody sees notifications
 * at once. It is written a moment after it happened; what could not be written is with the next round.
 */
export function startPresence(database: Database, log: Log): Presence {
  const process = randomUUID();
  const connected = new Map<string, number>();
  const changed = new Set<string>();
  let work: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    while (changed.size > 0) {
      const some = [...changed];
      changed.clear();
      try {
        const [here, gone] = [some.filter((id) => connected.has(id)), some.filter((id) => !connected.has(id))];
        if (here.length > 0) await savePresent(database, process, here);
        if (gone.length > 0) await dropPresent(database, process, gone);
      } catch (error) {
        logFailure(log, error, 'who is connected could not be written down; the next round does');
        return some.forEach((id) => changed.add(id));
      }
    }
  };
  const note = (ids: Iterable<string>): void => {
    for (const id of ids) changed.add(id);
    work ??= write().finally(() => {
      work = null;
    });
  };
  const renewal = setInterval(() => note(connected.keys()), renewMs);

  return {
    arrive: (accountId) => {
      const count = connected.get(accountId) ?? 0;
      connected.set(accountId, count + 1);
      if (count === 0) note([accountId]);
    },
    leave: (accountId) => {
      const count = connected.get(accountId) ?? 0;
      if (count > 1) {
        connected.set(accountId, count - 1);
        return;
      }
      connected.delete(accountId);
      note([accountId]);
    },
    stop: async () => {
      clearInterval(renewal);
      changed.clear();
      await work;
      await dropProcess(database, process).catch((error: unknown) =>
        logFailure(log, error, 'who was connected could not be taken back; it runs out by itself'),
      );
    },
  };
}
