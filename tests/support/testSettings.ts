import { readSettings, type Settings } from '../../config/settings.ts';

/** Settings of a local installation on a free port; a test changes what it is about. */
export const testSettings = (databaseUrl: string, env: Readonly<Record<string, string>> = {}): Settings =>
  readSettings({
    STILLPOINT_MODE: 'local',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret that only the tests know, long enough',
    REGISTRATIONS_PER_HOUR: '100000',
    SAMPLES_PER_HOUR: '100000',
    GENERATIONS_PER_MINUTE: '100000',
    WRITES_PER_MINUTE: '1000000',
    TEXTS_PER_MINUTE: '1000000',
    WRITES_PER_DAY: '1000000',
    ...env,
  });
