import { createLog } from '../config/log.ts';
import { onStop } from '../config/onStop.ts';
import { hasMail, readSettings, SettingsError } from '../config/settings.ts';
import { startApi } from './startApi.ts';

try {
  const settings = readSettings(process.env);
  const log = createLog('api', settings.LOG_LEVEL);
  const api = await startApi(settings, log);
  onStop(api.stop);
  if (!hasMail(settings)) log.warn('SMTP_URL is not set: forgotten passwords cannot be reset, and no mail is sent');
  log.info({ port: api.port }, 'listening');
  process.send?.('ready');
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exit(1);
}
