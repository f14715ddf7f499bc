import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import type { PictureSize } from '../../shared/pictures.ts';
import type { Pictures } from '../pictures/pictureMessages.ts';

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
