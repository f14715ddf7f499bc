import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';

const Met = z.object({ isNew: z.boolean(), isFirst: z.boolean() });

/** Writes down that a browser signed in; whether it is new to the account, and whether any was known before. */
export const saveDevice = (queries: Queries, accountId: string, deviceHash: Buffer): Promise<z.infer<typeof Met>> =>
  queries.one(sql.type(Met)`
    with met as (
      insert into known_device (account_id, device_hash) values (${accountId}, ${sql.binary(deviceHash)})
      on conflict (account_id, device_hash) do update set seen_at = now() returning xmax = 0 as is_new
    )
    select is_new as "isNew", not exists (select from known_device where account_id = ${accountId}) as "isFirst" from met`);

/** Whether a browser has signed in to the account with this address. The same work whether or not there is one. */
export const findKnownDevice = (queries: Queries, emailKey: string, deviceHash: Buffer): Promise<boolean> =>
  queries.oneFirst(sql.type(z.object({ known: z.boolean() }))`
    select exists (
      select from known_device d join account a on a.id = d.account_id
      where a.email_key = ${emailKey} and d.device_hash = ${sql.binary(deviceHash)}
    ) as known`);

/** Days after which a browser that did not come back is forgotten; its cookie lives as long. */
const rememberedDays = 400;

export const purgeDevicesRows = (queries: Queries): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from known_device where seen_at < now() - make_interval(days => ${rememberedDays})`);
