import { createLog } from '../config/log.ts';
import { logConsole } from '../config/logConsole.ts';
import { logCrashes } from '../config/logCrashes.ts';
import { onStop } from '../config/onStop.ts';
import { secretsOf } from '../config/secretsOf.ts';
import { hasMail, readSettings, SettingsError } from '../config/settings.ts';
import { keepWorking } from './keepWorking.ts';

try {
  const settings = readSettings(process.env);
  const secrets = [...secretsOf(settings, process.env).values()];
  const log = createLog({ name: 'worker', level: settings.LOG_LEVEL, secrets });
  logCrashes(log);
  logConsole(log);
  if (!hasMail(settings)) log.warn('SMTP_URL is not set: mails stay in the outbox');
  const stopping = new AbortController();
  const work = keepWorking(settings, log, stopping.signal, () => {
    log.info('waiting for work');
    process.send?.('ready');
  });
  onStop(async () => {
    stopping.abort();
    await work.catch((error: unknown) => {
      // While it waits for the database, being asked to stop is all that happens.
      if (error !== stopping.signal.reason && !(error instanceof Error && error.name === 'AbortError')) throw error;
    });
  });
  work.catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    // A worker whose runner ends without being asked has failed, whatever its runner says.
    log.fatal({ err: error }, 'the worker ended');
    process.exit(1);
  });
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exit(1);
}
