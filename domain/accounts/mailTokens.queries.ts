import { sql, type Queries } from '../../db/pool.ts';

export type NewToken = {
  readonly tokenHash: Buffer;
  readonly accountId: string;
  readonly purpose: 'reset' | 'confirm';
  readonly email: string | null;
  readonly seconds: number;
};

export const insertToken = (queries: Queries, token: NewToken): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into mail_token (token_hash, account_id, purpose, email, expires_at)
    values (${sql.binary(token.tokenHash)}, ${token.accountId}, ${token.purpose}, ${token.email}, now() + make_interval(secs => ${token.seconds}))`);

export const spendTokenRows = (queries: Queries, accountId: string, purpose: NewToken['purpose']): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update mail_token set used_at = now() where account_id = ${accountId} and purpose = ${purpose} and used_at is null`);

/** They stay a week past their end, so that a late press is told what happened. */
export const purgeTokensRows = (queries: Queries): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from mail_token where expires_at < now() - interval '7 days'`);
