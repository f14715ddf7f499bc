import { createLog } from '../config/log.ts';
import { onStop } from '../config/onStop.ts';
import { hasMail, readSettings, SettingsError } from '../config/settings.ts';
import { startWorker } from './startWorker.ts';

try {
  const settings = readSettings(process.env);
  const log = createLog('worker', settings.LOG_LEVEL);
  const worker = await startWorker(settings, log);
  if (!hasMail(settings)) log.warn('SMTP_URL is not set: mails stay in the outbox');
  let asked = false;
  onStop(async () => {
    asked = true;
    await worker.stop();
  });
  // A worker whose runner ends without being asked has failed, whatever its runner says.
  void worker.ended.then(
    () => {
      if (!asked) process.exit(1);
    },
    (error: unknown) => {
      log.fatal({ err: error }, 'the runner ended');
      process.exit(1);
    },
  );
  log.info('waiting for work');
  process.send?.('ready');
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exit(1);
}
