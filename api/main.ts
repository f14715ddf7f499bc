import { createLog } from '../config/log.ts';
import { logConsole } from '../config/logConsole.ts';
import { logCrashes } from '../config/logCrashes.ts';
import { onStop } from '../config/onStop.ts';
import { secretsOf } from '../config/secretsOf.ts';
import { hasMail, readSettings, SettingsError } from '../config/settings.ts';
import { startApi } from './startApi.ts';

const stopping = new AbortController();
try {
  const settings = readSettings(process.env);
  const secrets = [...secretsOf(settings, process.env).values()];
  const log = createLog({ name: 'api', level: settings.LOG_LEVEL, secrets });
  logCrashes(log);
  logConsole(log);
  const starting = startApi(settings, log, stopping.signal);
  onStop(async () => {
    stopping.abort();
    // One that still waits for its database has nothing to stop.
    const api = await starting.catch(() => null);
    await api?.stop();
  });
  const api = await starting;
  if (!hasMail(settings)) log.warn('SMTP_URL is not set: forgotten passwords cannot be reset, and no mail is sent');
  log.info({ port: api.port }, 'listening');
  process.send?.('ready');
} catch (error) {
  if (!stopping.signal.aborted) {
    process.stderr.write(`${error instanceof SettingsError ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
