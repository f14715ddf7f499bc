import type { Database } from '../../db/pool.ts';
import { publishToUser } from '../events/streams.ts';
import { notify } from '../notifications/notify.ts';
import { saveDevice } from './devices.queries.ts';
import type { Device } from './readDevice.ts';

/** A person is told of a sign-in from a browser that never signed in before; the very first one is their own. */
export const meetDevice = (database: Database, accountId: string, deviceHash: Buffer, device: Device, now: Date): Promise<void> =>
  database.transaction(async (queries) => {
    const { isNew, isFirst } = await saveDevice(queries, accountId, deviceHash);
    if (!isNew || isFirst) return;
    const news = await notify(queries, accountId, 'session.new', { ...device, at: now.toISOString() });
    if (news.length > 0) await publishToUser(queries, accountId, news);
  });
