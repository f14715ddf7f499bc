import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const beat = 1000;
const stale = 10_000;

/**
 * Lets one installation at a time into a folder; answers with the function that gives the claim back.
 * The claim is a file whose time is renewed every second: one that is no longer renewed belongs to a start that was
 * killed. That start's npm may still be at work, and is stopped before the claim is taken over.
 */
export async function claimInstall(folder) {
  const file = join(folder, '.installing');
  for (let told = false; !tryToCreate(file); told = true) {
    if (age(file) > stale) {
      endOrphan(file);
      rmSync(file, { force: true });
      continue;
    }
    if (!told) process.stderr.write('Another start is installing here; waiting for it …\n');
    await new Promise((done) => setTimeout(done, 500));
  }
  const timer = setInterval(() => touch(file), beat);
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}

/** Notes npm's process in the claim, for the one who has to take it over. */
export function noteInstaller(folder, pid) {
  writeFileSync(join(folder, '.installing'), `${pid}\n`);
}

function tryToCreate(file) {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new Error(`The packages cannot be installed here: ${error.message}`, { cause: error });
  }
}

function age(file) {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Taken away by hand: nothing to renew.
  }
}

function endOrphan(file) {
  const pid = Number(readFileSync(file, 'utf8'));
  if (!(pid > 1)) return;
  // The number may have gone to a stranger since: only a process that still calls itself npm is ended.
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  if (!/\bnpm\b.*\bci\b/u.test(stdout ?? '')) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone in the meantime.
  }
}
