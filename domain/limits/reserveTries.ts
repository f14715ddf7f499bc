import { setTimeout as pause } from 'node:timers/promises';
import type { Queries } from '../../db/pool.ts';
import type { Try } from './limit.ts';
import { keyOf, listCounters, reserve, returnReserved, type Reserved } from './limits.queries.ts';
import { secondsToWait, secondsUnderWay, tooMany } from './secondsToWait.ts';

export type ReservedTry = { readonly one: Try; readonly by: Reserved };

/** Milliseconds between two looks of who waits for those under way. */
const pauseMs = 100;

/**
 * Reserves one try of each limit, all or none. `waits` says whether to wait a moment where those under way have the last
 * ones, so that many who come at once are not refused because of each other. Throws `RATE_LIMITED`.
 */
export async function reserveTries(queries: Queries, tries: readonly Try[], waits = false): Promise<readonly ReservedTry[]> {
  for (let looksLeft = waits ? (secondsUnderWay * 1000) / pauseMs : 1; ; looksLeft -= 1) {
    const seconds = await secondsToAll(queries, tries);
    // Looked at first: whoever is refused writes nothing, and a flood stays cheap.
    const reserved = seconds > 0 ? null : await reserveAll(queries, tries);
    if (reserved) return reserved;
    if (looksLeft <= 1 || seconds > secondsUnderWay) throw tooMany(seconds || (await secondsToAll(queries, tries)));
    await pause(pauseMs);
  }
}

async function secondsToAll(queries: Queries, tries: readonly Try[]): Promise<number> {
  const counters = await listCounters(queries, tries.map(keyOf));
  return Math.max(
    ...tries.map((one) =>
      secondsToWait(
        one.limit,
        counters.find(({ key }) => key === keyOf(one)),
      ),
    ),
  );
}

/** One after the other, each in a statement of its own: no two callers can wait for each other's rows. */
async function reserveAll(queries: Queries, tries: readonly Try[]): Promise<readonly ReservedTry[] | null> {
  const reserved: ReservedTry[] = [];
  const giveBack = (): Promise<unknown> => Promise.all(reserved.map(({ one, by }) => returnReserved(queries, one, by)));
  for (const one of tries) {
    const by = await reserve(queries, one, false).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    if (by === null) {
      await giveBack();
      return null;
    }
    reserved.push({ one, by });
  }
  return reserved;
}
