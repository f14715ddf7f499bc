/** The right to work on a generation, until it runs out or somebody else claims the work. */
export type Lease = {
  readonly generationId: string;
  readonly leaseSeq: number;
  readonly accountId: string;
  readonly scriptId: string;
  /** Which attempt this is, from 1. */
  readonly attempt: number;
  /** Minutes of script that were asked for. */
  readonly minutes: number;
};

/** Thrown where a worker writes without holding the lease any more: the work is somebody else's now. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';

  constructor({ leaseSeq, generationId }: Pick<Lease, 'leaseSeq' | 'generationId'>) {
    super(`lease ${leaseSeq} of ${generationId} is lost`);
  }
}

/** Attempts that paid work gets before it is given up (product decisions, section 4, "States"). */
export const maxAttempts = 4;
