import type { Transaction } from '../../db/pool.ts';
import { purgeEventsRows, purgeLargePayloadsRows } from './events.queries.ts';

/** Events are kept for whoever was away for some days, and no longer. */
export const purgeEvents = async (queries: Transaction): Promise<void> => void (await purgeEventsRows(queries));

/** Large payloads go earlier; their rows stay, for a number that is missing would look like an event that is yet to come. */
export const purgeLargePayloads = async (queries: Transaction): Promise<void> => void (await purgeLargePayloadsRows(queries));
