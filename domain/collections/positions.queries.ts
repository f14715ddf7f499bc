import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';

const PositionRow = z.object({ position: z.nullable(z.int()) });

/** Where a script stands in a collection; `null` where it does not. */
export const findPosition = (queries: Queries, collectionId: string, scriptId: string): Promise<number | null> =>
  queries.maybeOneFirst(
    sql.type(
      PositionRow,
    )`select place as position from collection_script where collection_id = ${collectionId} and script_id = ${scriptId}`,
  );

/** The first position after one (`null`: of all), leaving out a script that is about to move. */
export const findNextPosition = (
  queries: Queries,
  collectionId: string,
  after: number | null,
  scriptId: string,
): Promise<number | null> =>
  queries.oneFirst(sql.type(PositionRow)`
    select min(place) as position from collection_script
    where collection_id = ${collectionId} and script_id <> ${scriptId} and (${after}::bigint is null or place > ${after}::bigint)`);

/** The last script that is in sight, leaving one out. */
export const findLastScript = (queries: Queries, collectionId: string, scriptId: string): Promise<string | null> =>
  queries.maybeOneFirst(sql.type(z.object({ id: z.uuid() }))`
    select s.id from collection_script m join script s on s.id = m.script_id
    where m.collection_id = ${collectionId} and m.script_id <> ${scriptId} and s.deleted_at is null
    order by m.place desc, m.script_id desc limit 1`);

export const findLastPosition = (queries: Queries, collectionId: string): Promise<number | null> =>
  queries.oneFirst(
    sql.type(PositionRow)`select max(place) as position from collection_script where collection_id = ${collectionId}`,
  );

export const putPosition = (queries: Queries, collectionId: string, scriptId: string, position: number): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    insert into collection_script (collection_id, script_id, place) values (${collectionId}, ${scriptId}, ${position})
    on conflict (collection_id, script_id) do update set place = ${position}`);

/** Numbers the positions again, in their order, with gaps of `step`. */
export const renumber = (queries: Queries, collectionId: string, step: number): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update collection_script m set place = numbered.number * ${step}::bigint
    from (
      select script_id, row_number() over (order by place, script_id) as number from collection_script where collection_id = ${collectionId}
    ) numbered
    where m.collection_id = ${collectionId} and m.script_id = numbered.script_id`);

/** Whether it was there to be taken out. */
export const removePosition = async (queries: Queries, collectionId: string, scriptId: string): Promise<boolean> =>
  (
    await queries.query(
      sql.typeAlias('none')`delete from collection_script where collection_id = ${collectionId} and script_id = ${scriptId}`,
    )
  ).rowCount > 0;
