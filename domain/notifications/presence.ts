import type { Queries, Transaction } from '../../db/pool.ts';
import { purgePresenceRows, savePresentRows, dropPresentRows, dropProcessRows } from './presence.queries.ts';

/** What a killed process left behind says nothing any more. */
export const purgePresence = async (queries: Transaction): Promise<void> => void (await purgePresenceRows(queries));

/** Accounts have a page connected to a process. */
export const savePresent = async (queries: Queries, process: string, accountIds: readonly string[]): Promise<void> =>
  void (await savePresentRows(queries, process, accountIds));

/** Accounts have none any more. */
export const dropPresent = async (queries: Queries, process: string, accountIds: readonly string[]): Promise<void> =>
  void (await dropPresentRows(queries, process, accountIds));

/** A process ends: nobody is connected to it any more. */
export const dropProcess = async (queries: Queries, process: string): Promise<void> =>
  void (await dropProcessRows(queries, process));
