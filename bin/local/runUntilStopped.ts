import { setTimeout as sleep } from 'node:timers/promises';
import { SettingsError } from '../../config/settings.ts';
import { awaitFarewell, sayFarewell } from './farewell.ts';
import { StartError } from './StartError.ts';
import { toReason } from './toReason.ts';

/** Milliseconds that a half-made start is given to come to its end. */
const lateStart = 10_000;

export type Run = {
  /** Called at the end, the latest first. */
  readonly onStop: (stop: () => Promise<void>) => void;
  readonly say: (line: string) => void;
  /** Fires when the run is to end. */
  readonly signal: AbortSignal;
};

/**
 * Runs `start` and whatever it has started until it fails, or Ctrl-C, SIGTERM, SIGHUP or the loss of the launcher asks
 * for the end; then stops all of it in order. A run of the same data folder that is just stopping is waited for. Exits with 0 after being asked, with 1 after a failure.
 */
export async function runUntilStopped(dataFolder: string, start: (run: Run) => Promise<void>): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  const over = new AbortController();
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  let ending: Promise<void> | undefined;
  let started: Promise<void> = Promise.resolve();

  const end = (code: number): Promise<void> => (ending ??= endAll(code));
  async function endAll(code: number): Promise<void> {
    over.abort();
    await stopAll(stops);
    // What was still being started then comes up in a moment, and is stopped as well.
    await Promise.race([started.catch(() => undefined), sleep(lateStart)]);
    await stopAll(stops);
    process.exit(code);
  }
  const ask = (): void => {
    if (ending) return;
    say('Stopping …');
    stops.unshift(sayFarewell(dataFolder));
    void end(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  process.on('disconnect', ask);
  // A terminal that is gone must not turn the farewell into a crash.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  const run: Run = { onStop: (stop) => void stops.push(stop), say, signal: over.signal };
  started = awaitFarewell(dataFolder, say).then(() => start(run));
  try {
    await started;
  } catch (error) {
    if (!over.signal.aborted) process.stderr.write(`${explain(error)}\n`);
    await end(1);
  }
}

async function stopAll(stops: (() => Promise<void>)[]): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) {
    await stop().catch((error: unknown) => process.stderr.write(`${explain(error)}\n`));
  }
}

/** One clear line for what a person can fix; the whole of what only a developer can. */
function explain(error: unknown): string {
  if (error instanceof SettingsError)
    return `Stillpoint cannot start with these settings:\n${error.message.replaceAll(/^/gmu, '  ')}`;
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const isOfTheSystem = 'syscall' in error || ('code' in error && 'severity' in error);
  return isOfTheSystem ? `Stillpoint cannot start: ${toReason(error)}` : (error.stack ?? error.message);
}
