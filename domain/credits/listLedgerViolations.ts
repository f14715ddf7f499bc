import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';

const LedgerViolation = z.object({ violation: z.string(), subject: z.string() });

/** Every invariant that the ledger violates, and where: there is never one. */
export const listLedgerViolations = (queries: Queries): Promise<readonly z.infer<typeof LedgerViolation>[]> =>
  queries.any(sql.type(LedgerViolation)`select fault as violation, subject from ledger_fault`);
