import * as z from 'zod/mini';
import { positionOf, timeOf, type Position } from '../../db/cursor.ts';
import { listRows, type Rows } from '../../db/listRows.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { Favorite } from '../../shared/favorites.schema.ts';

const FavoriteRow = z.object({ createdAt: z.nullable(z.string()), changed: z.boolean() });

/** Takes a person's script among the favourites or out of them; `null` where there is no such script. */
export const setFavorite = (
  queries: Queries,
  accountId: string,
  id: string,
  favorite: boolean,
): Promise<z.infer<typeof FavoriteRow> | null> =>
  queries.maybeOne(sql.type(FavoriteRow)`
    with before as (select id, favorite_at from script where id = ${id} and account_id = ${accountId} and deleted_at is null for update)
    update script s set favorite_at = ${favorite ? sql.fragment`coalesce(s.favorite_at, now())` : sql.fragment`null`}
    from before where s.id = before.id
    returning s.favorite_at as "createdAt", (before.favorite_at is null) <> (s.favorite_at is null) as changed`);

export const listFavoriteRows = (
  queries: Queries,
  accountId: string,
  after: Position | null,
  limit: number,
): Promise<Rows<Favorite & { position: string }>> =>
  listRows(
    queries,
    'script',
    sql.type(z.extend(Favorite, { position: z.string() }))`
    select s.id as "scriptId", s.favorite_at as "createdAt", ${positionOf(sql.fragment`s.favorite_at`)} as position from script s
    where s.account_id = ${accountId} and s.favorite_at is not null and s.deleted_at is null
      and (${after === null} or (s.favorite_at, s.id) < (${timeOf(after)}, ${after?.[1] ?? null}::uuid))
    order by s.favorite_at desc, s.id desc limit ${limit}`,
  );
