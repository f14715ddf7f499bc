import type { Database } from '../../db/pool.ts';
import { recordModelCall } from '../../domain/generations/writingTask.ts';
import type { Lease } from '../../domain/generations/lease.ts';
import type { Hooks } from '../../domain/writing/writer.ts';

/** What a writer is to heed and to tell while it works on a lease. */
export const createHooks = (database: Database, lease: Lease, signal: AbortSignal, onText: Hooks['onText']): Hooks => ({
  signal,
  onText,
  onCall: async (call) => void (await database.transaction((queries) => recordModelCall(queries, lease.generationId, call))),
});
