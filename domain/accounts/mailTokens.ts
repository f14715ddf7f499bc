import { createHash, randomBytes } from 'node:crypto';
import { sql, type Queries, type Transaction } from '../../db/pool.ts';

export type NewToken = {
  readonly tokenHash: Buffer;
  readonly accountId: string;
  readonly purpose: 'reset' | 'confirm';
  readonly email: string | null;
  readonly seconds: number;
};

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A token for a link; only its hash is kept. */
export async function issueToken(queries: Transaction, token: Omit<NewToken, 'tokenHash'>): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await insertToken(queries, { ...token, tokenHash: hashToken(secret) });
  return secret;
}

export const insertToken = (queries: Queries, token: NewToken): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into mail_token (token_hash, account_id, purpose, email, expires_at)
    values (${sql.binary(token.tokenHash)}, ${token.accountId}, ${token.purpose}, ${token.email}, now() + make_interval(secs => ${token.seconds}))`);

/** A new password ends every link that was under way to choose one, and a new link to confirm an address those before it. */
export const spendTokens = (queries: Transaction, accountId: string, purpose: NewToken['purpose']): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update mail_token set used_at = now() where account_id = ${accountId} and purpose = ${purpose} and used_at is null`);

/** Links stay a while past their end, so that a late press is answered with what happened. */
export const purgeTokens = (queries: Transaction): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from mail_token where expires_at < now() - interval '7 days'`);
