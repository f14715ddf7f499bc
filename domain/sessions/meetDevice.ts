import type { Queries, Transaction } from '../../db/pool.ts';
import type { PendingEvent } from '../events/publish.ts';
import { notify } from '../notifications/notify.ts';
import { saveDevice, purgeDevicesRows, findKnownDevice } from './devices.queries.ts';
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

/** Browsers that did not come back are forgotten. */
export const purgeDevices = async (queries: Transaction): Promise<void> => void (await purgeDevicesRows(queries));

/** Whether a browser has signed in to the account with this address. The same work whether or not there is one. */
export const isKnownDevice = (queries: Queries, emailKey: string, deviceHash: Buffer): Promise<boolean> =>
  findKnownDevice(queries, emailKey, deviceHash);
