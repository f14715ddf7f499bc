import * as z from 'zod/mini';
import { positionOf, timeOf, type Position } from '../../db/cursor.ts';
import { listRows, type Rows } from '../../db/listRows.ts';
import { sql, type Queries } from '../../db/pool.ts';
import { Collection, type CreateCollectionBody, type UpdateCollectionBody } from '../../shared/collections.schema.ts';

/** Deleted scripts keep their positions and are not counted. */
const shown = sql.fragment`
  c.id, c.name, c.description, c.revision, c.created_at as "createdAt", c.updated_at as "updatedAt",
  (select count(*) from collection_script m join script s on s.id = m.script_id where m.collection_id = c.id and s.deleted_at is null) as scripts,
  (select coalesce(sum(s.duration_minutes), 0) from collection_script m join script s on s.id = m.script_id
    where m.collection_id = c.id and s.deleted_at is null) as minutes`;

export const insertCollection = (
  queries: Queries,
  accountId: string,
  id: string,
  { name, description }: CreateCollectionBody,
): Promise<Collection> =>
  queries.one(sql.type(Collection)`
    insert into collection as c (id, account_id, name, description) values (${id}, ${accountId}, ${name}, ${description}) returning ${shown}`);

export const findCollection = (queries: Queries, accountId: string, id: string): Promise<Collection | null> =>
  queries.maybeOne(sql.type(Collection)`
    select ${shown} from collection c where c.id = ${id} and c.account_id = ${accountId} and c.deleted_at is null`);

/** Holds a person's script as it is until the commit: nobody deletes or restores it meanwhile. `false` where there is none. */
export const holdScript = (queries: Queries, accountId: string, id: string): Promise<boolean> =>
  queries.exists(sql.typeAlias('none')`
    select from script where id = ${id} and account_id = ${accountId} and deleted_at is null for update`);

/** Locks a person's collection, after the scripts. */
export const lockCollection = (queries: Queries, accountId: string, id: string): Promise<Collection | null> =>
  queries.maybeOne(sql.type(Collection)`
    select ${shown} from collection c where c.id = ${id} and c.account_id = ${accountId} and c.deleted_at is null for update`);

/** Days for which a deleted collection can be restored, as with scripts. */
export const restorableDays = 30;

export const lockDeletedCollection = (queries: Queries, accountId: string, id: string): Promise<Collection | null> =>
  queries.maybeOne(sql.type(Collection)`
    select ${shown} from collection c where c.id = ${id} and c.account_id = ${accountId}
      and c.deleted_at > now() - make_interval(days => ${restorableDays}) for update`);

const ListRow = z.extend(Collection, { position: z.string() });

/** Newest first; `scriptId` narrows to those that hold it. */
export const listCollectionRows = (
  queries: Queries,
  accountId: string,
  scriptId: string | null,
  after: Position | null,
  limit: number,
): Promise<Rows<z.infer<typeof ListRow>>> =>
  listRows(
    queries,
    'collection',
    sql.type(ListRow)`
    select ${shown}, ${positionOf(sql.fragment`c.created_at`)} as position from collection c
    where c.account_id = ${accountId} and c.deleted_at is null
      and (${scriptId === null} or exists (select from collection_script m where m.collection_id = c.id and m.script_id = ${scriptId}::uuid))
      and (${after === null} or (c.created_at, c.id) < (${timeOf(after)}, ${after?.[1] ?? null}::uuid))
    order by c.created_at desc, c.id desc limit ${limit}`,
  );

const changed = sql.fragment`revision = c.revision + 1, updated_at = now()`;

/** Raises the revision and gives the collection as it then is. */
export const touchCollection = (queries: Queries, id: string): Promise<Collection> =>
  queries.one(sql.type(Collection)`update collection as c set ${changed} where c.id = ${id} returning ${shown}`);

export const setTexts = (queries: Queries, id: string, { name, description }: UpdateCollectionBody): Promise<Collection> =>
  queries.one(sql.type(Collection)`
    update collection as c set name = coalesce(${name ?? null}, c.name), description = coalesce(${description ?? null}, c.description), ${changed}
    where c.id = ${id} returning ${shown}`);

export const setDeleted = (queries: Queries, id: string, deleted: boolean): Promise<Collection> =>
  queries.one(sql.type(Collection)`
    update collection as c set deleted_at = ${deleted ? sql.fragment`now()` : sql.fragment`null`}, ${changed} where c.id = ${id} returning ${shown}`);

/** Locks the collections that hold a script, in the order of their ids. */
export const lockCollectionsOf = (queries: Queries, scriptId: string): Promise<readonly string[]> =>
  queries.anyFirst(sql.type(z.object({ id: z.uuid() }))`
    select c.id from collection c where c.deleted_at is null
      and exists (select from collection_script m where m.collection_id = c.id and m.script_id = ${scriptId})
    order by c.id for update`);
