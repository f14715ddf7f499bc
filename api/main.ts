import { createLog } from '../config/log.ts';
import { onStop } from '../config/onStop.ts';
import { readSettings, SettingsError } from '../config/settings.ts';
import { startApi } from './startApi.ts';

try {
  const settings = readSettings(process.env);
  const log = createLog('api', settings.LOG_LEVEL);
  const api = await startApi(settings, log);
  onStop(api.stop);
  log.info({ port: api.port }, 'listening');
  process.send?.('ready');
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exit(1);
}
