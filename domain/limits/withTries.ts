import type { Queries } from '../../db/pool.ts';
import type { ErrorCode } from '../../shared/errorCodes.ts';
import { AppError } from '../AppError.ts';
import { keepReserved, returnReserved } from './limits.queries.ts';
import type { ReservedTry } from './reserveTries.ts';

/** Whether a try of the limit of this name counts, by what the work failed with; `null` where it succeeded. */
type IsCounted = (name: string, failure: ErrorCode | null) => boolean;

/**
 * Does the work for which tries were reserved, and counts or returns each by how it ended. What others have counted stays,
 * and an error that is nobody's guess, such as a database that is away, counts for nothing.
 */
export async function withTries<T>(
  queries: Queries,
  tries: readonly ReservedTry[],
  work: () => Promise<T>,
  isCounted: IsCounted,
): Promise<T> {
  const settle = (failure: ErrorCode | null): Promise<unknown> =>
    Promise.all(
      tries.map(({ one, by }) => (isCounted(one.limit.name, failure) ? keepReserved : returnReserved)(queries, one, by)),
    );
  const answer = await work().catch(async (error: unknown) => {
    await settle(error instanceof AppError ? error.code : 'INTERNAL');
    throw error;
  });
  await settle(null);
  return answer;
}
