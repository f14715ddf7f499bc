import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import { insertToken, spendTokenRows, type NewToken, purgeTokensRows } from './mailTokens.queries.ts';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A token for a link; only its hash is kept. */
export async function issueToken(queries: Transaction, token: Omit<NewToken, 'tokenHash'>): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await insertToken(queries, { ...token, tokenHash: hashToken(secret) });
  return secret;
}

/** A new password ends every link that was under way to choose one, and a new link to confirm an address those before it. */
export const spendTokens = async (queries: Transaction, accountId: string, purpose: NewToken['purpose']): Promise<void> =>
  void (await spendTokenRows(queries, accountId, purpose));

/** Links stay a while past their end, so that a late press is answered with what happened. */
export const purgeTokens = async (queries: Transaction): Promise<void> => void (await purgeTokensRows(queries));
