import type { Queries } from '../../db/pool.ts';
import { findStandingByEmail } from './accounts.queries.ts';

/** The id of the account with this address, or `null`. */
export const findAccountByEmail = async (queries: Queries, email: string): Promise<string | null> =>
  (await findStandingByEmail(queries, email))?.id ?? null;
