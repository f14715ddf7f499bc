import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import type { PictureSize } from '../../shared/pictures.ts';
import { toEmailKey } from '../accounts/toEmailKey.ts';
import type { Pictures } from '../pictures/pictureMessages.ts';

export type ProfileChange = {
  readonly email: string | null;
  /** An address that is to be confirmed by a link. Where `email` is set instead, the address changes at once and no other waits. */
  readonly pendingEmail: string | null;
  readonly username: string | null;
  readonly fullName: string | null;
  readonly bio: string | null;
};

/** Changes what is not `null`; an empty full name is none. */
export const setProfile = (queries: Queries, id: string, change: ProfileChange): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update account set
      email = coalesce(${change.email}, email),
      email_key = coalesce(${change.email === null ? null : toEmailKey(change.email)}, email_key),
      pending_email = case when ${change.email}::text is null then coalesce(${change.pendingEmail}, pending_email) end,
      username = coalesce(${change.username}, username),
      full_name = nullif(coalesce(${change.fullName}, full_name), ''),
      bio = coalesce(${change.bio}, bio),
      revision = revision + 1, updated_at = now()
    where id = ${id}`);

export const setPictureUrl = (queries: Queries, id: string, url: string | null): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update account set profile_picture_url = ${url}, revision = revision + 1, updated_at = now() where id = ${id}`);

export const putPictureRow = (queries: Queries, accountId: string, id: string, { small, large }: Pictures): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into profile_picture (account_id, id, small, large) values (${accountId}, ${id}, ${sql.binary(small)}, ${sql.binary(large)})
    on conflict (account_id) do update set id = excluded.id, small = excluded.small, large = excluded.large, created_at = now()`);

export const deletePictureRow = (queries: Queries, accountId: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from profile_picture where account_id = ${accountId}`);

const columns: Readonly<Record<PictureSize, string>> = { small: 'small', large: 'large' };

export const findPictureRow = (queries: Queries, accountId: string, id: string, size: PictureSize): Promise<Buffer | null> =>
  queries.maybeOneFirst(sql.type(z.object({ bytes: z.instanceof(Buffer) }))`
    select ${sql.identifier([columns[size]])} as bytes from profile_picture where account_id = ${accountId} and id = ${id}`);
