import type { Transaction } from '../../db/pool.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { lockGeneration, type GenerationLock } from './leases.queries.ts';
import { LeaseLostError, type Lease } from './lease.ts';

/** As `withLease`, for writes that move credits: the account is locked first, as everywhere. */
export async function withAccountAndLease<T>(
  queries: Transaction,
  lease: Lease,
  write: (found: GenerationLock) => Promise<T>,
): Promise<T> {
  await lockCreditAccount(queries, lease.accountId);
  const found = await lockGeneration(queries, lease.generationId);
  if (found?.status !== 'running' || found.leaseSeq !== lease.leaseSeq) throw new LeaseLostError(lease);
  return write(found);
}
