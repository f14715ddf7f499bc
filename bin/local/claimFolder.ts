import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identifyProcess, isRunning, parseIdentity, type ProcessIdentity } from './processes.ts';
import { StartError } from './StartError.ts';

/** A claim that cannot be read is being written just now, unless it is older than this (milliseconds). */
const writing = 2000;

/**
 * Makes this process the only one to use the folder and answers with the function that gives it back.
 * The claim of a process that has died, however it died, is taken over; that of a living one is refused.
 */
export function claimFolder(folder: string, shownAs: string): () => void {
  const file = join(folder, 'in-use');
  while (!tryToClaim(file)) {
    const found = readText(file);
    if (found === null) continue;
    const owner = parseIdentity(found);
    if (owner ? isRunning(owner) : isFresh(file)) {
      const who = owner ? ` (process ${owner.pid})` : '';
      throw new StartError(
        `The folder ${shownAs} is in use by another Stillpoint${who}. Stop that one, or choose another folder with STILLPOINT_DATA_DIR.`,
      );
    }
    takeAway(file, found);
  }
  return () => rmSync(file, { force: true });
}

/** Who uses the folder now, or null. */
export function findUser(folder: string): ProcessIdentity | null {
  const text = readText(join(folder, 'in-use'));
  const owner = text === null ? null : parseIdentity(text);
  return owner && isRunning(owner) ? owner : null;
}

function tryToClaim(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify(identifyProcess(process.pid)), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Between reading a dead claim and removing it another start may have replaced it by its own: that one is put back. */
function takeAway(file: string, dead: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readText(aside) === dead) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isFresh(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs < writing;
}
