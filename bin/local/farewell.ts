import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identifyProcess, isRunning, parseIdentity } from './processes.ts';

/** Milliseconds; a run that stops takes a few seconds at most. */
const max = 20_000;

/** Says in the data folder that its run is about to end; answers with the function that takes it back. */
export function sayFarewell(dataFolder: string): () => Promise<void> {
  const file = farewellFile(dataFolder);
  if (!existsSync(dataFolder)) return async () => undefined;
  writeFileSync(file, JSON.stringify(identifyProcess(process.pid)));
  return async () => rmSync(file, { force: true });
}

/** Waits for a run of this data folder that is just stopping, so that its port and its database are free again. */
export async function awaitFarewell(dataFolder: string, say: (line: string) => void): Promise<void> {
  const isStopping = (): boolean => {
    const file = farewellFile(dataFolder);
    const who = existsSync(file) ? parseIdentity(readFileSync(file, 'utf8')) : null;
    return who !== null && isRunning(who);
  };
  if (!isStopping()) return;
  say('Waiting for the last run to stop …');
  for (const end = Date.now() + max; Date.now() < end && isStopping();) await sleep(50);
}

function farewellFile(dataFolder: string): string {
  return join(dataFolder, 'stopping');
}
