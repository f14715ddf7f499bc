import type { Transaction } from '../../db/pool.ts';
import type { FailureCode } from '../../shared/errorCodes.ts';
import { failLocked } from './failLocked.ts';
import type { Lease } from './lease.ts';
import { withAccountAndLease } from './withAccountAndLease.ts';

/** Gives the work up for a reason that trying again would not fix; every credit goes back. */
export const failGeneration = (queries: Transaction, lease: Lease, failure: FailureCode, reason: string): Promise<void> =>
  withAccountAndLease(queries, lease, (found) =>
    failLocked(queries, lease.accountId, lease.generationId, found, failure, reason),
  );
