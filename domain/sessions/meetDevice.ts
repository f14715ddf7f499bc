import * as z from 'zod/mini';
import { sql, type Queries, type Transaction } from '../../db/pool.ts';
import type { PendingEvent } from '../events/publish.ts';
import { notify } from '../notifications/notify.ts';
import type { Device } from './readDevice.ts';

/** The browser that somebody signs in with, by the hash of its number, and when. */
export type Arrival = { readonly deviceHash: Buffer; readonly device: Device; readonly at: Date };

/** A person is notified of a sign-in from a browser that never signed in before; the very first one is their own. */
export async function meetDevice(
  queries: Transaction,
  accountId: string,
  { deviceHash, device, at }: Arrival,
): Promise<readonly PendingEvent[]> {
  const { isNew, isFirst } = await saveDevice(queries, accountId, deviceHash);
  if (!isNew || isFirst) return [];
  return notify(queries, accountId, 'session.new', { ...device, at: at.toISOString() });
}

const Met = z.object({ isNew: z.boolean(), isFirst: z.boolean() });

/** Writes down that a browser signed in; whether it is new to the account, and whether any was known before. */
const saveDevice = (queries: Transaction, accountId: string, deviceHash: Buffer): Promise<z.infer<typeof Met>> =>
  queries.one(sql.type(Met)`
    with met as (
      insert into known_device (account_id, device_hash) values (${accountId}, ${sql.binary(deviceHash)})
      on conflict (account_id, device_hash) do update set seen_at = now() returning xmax = 0 as is_new
    )
    select is_new as "isNew", not exists (select from known_device where account_id = ${accountId}) as "isFirst" from met`);

/** Whether a browser has signed in to the account with this address. The same work whether or not there is one. */
export const isKnownDevice = (queries: Queries, emailKey: string, deviceHash: Buffer): Promise<boolean> =>
  queries.oneFirst(sql.type(z.object({ known: z.boolean() }))`
    select exists (
      select from known_device d join account a on a.id = d.account_id
      where a.email_key = ${emailKey} and d.device_hash = ${sql.binary(deviceHash)}
    ) as known`);

/** Days after which a browser that did not come back is forgotten; its cookie lives as long. */
const rememberedDays = 400;

/** Browsers that did not come back are forgotten. */
export const purgeDevices = (queries: Transaction): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from known_device where seen_at < now() - make_interval(days => ${rememberedDays})`);
