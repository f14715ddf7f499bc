import type { Log } from './log.ts';

/** Ends the process at an error that nobody caught, as Node does, but says in the log no more of it than of any other error. */
export function logCrashes(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody caught ends the process');
    process.exit(1);
  });
}
