import type { Log } from '../../config/log.ts';
import type { Settings } from '../../config/settings.ts';
import type { Database } from '../../db/pool.ts';

export type MaintenanceContext = {
  readonly database: Database;
  readonly log: Log;
  readonly settings: Pick<Settings, 'SMTP_URL'>;
};

/** What is due by the clock; it runs once each time, however many workers there are. */
export type MaintenanceTask = {
  /** The job's identifier in the queue. */
  readonly name: string;
  /** Minute, hour, day, month and weekday in UTC, as in a crontab. */
  readonly schedule: string;
  readonly run: (context: MaintenanceContext) => Promise<void>;
};
