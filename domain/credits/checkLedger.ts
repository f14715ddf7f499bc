import type { Queries } from '../../db/pool.ts';
import { listViolationRows } from './credits.queries.ts';

/** Every invariant that the ledger violates, and where: there is never one. */
export const listLedgerViolations = (queries: Queries): ReturnType<typeof listViolationRows> => listViolationRows(queries);
