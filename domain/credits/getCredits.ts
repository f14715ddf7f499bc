import type { Queries } from '../../db/pool.ts';
import type { Credits } from '../../shared/credits.schema.ts';
import { AppError } from '../AppError.ts';
import { findBalance, listUsableGrants } from './credits.queries.ts';

export async function getCredits(queries: Queries, accountId: string): Promise<Credits> {
  const balance = await findBalance(queries, accountId);
  if (!balance) throw new AppError('NOT_FOUND', 'no such account');
  return { ...balance, grants: [...(await listUsableGrants(queries, accountId))] };
}
