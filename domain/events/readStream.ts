import type { Queries } from '../../db/pool.ts';
import { countMissedRows, findStreamRow, listRowsAfter, type EventRow } from './events.queries.ts';

export type { EventRow };

/** Where a stream stands: the number of its last event. */
export const findStream = (queries: Queries, stream: string): ReturnType<typeof findStreamRow> => findStreamRow(queries, stream);

/** The next events of a stream after a number, in order, as many as fit. */
export const listEventsAfter = (...asked: Parameters<typeof listRowsAfter>): ReturnType<typeof listRowsAfter> =>
  listRowsAfter(...asked);

/** What is kept of a stream after one number up to another: how many events, of how many bytes, and whether a payload is gone. */
export const countMissed = (...asked: Parameters<typeof countMissedRows>): ReturnType<typeof countMissedRows> =>
  countMissedRows(...asked);
