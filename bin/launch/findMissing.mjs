import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares node_modules with the lockfile by npm's own list of what it installed.
 * Answers null where they agree, else why not, in a few words. Optional packages may be missing: npm leaves out those
 * of other platforms.
 */
export function findMissing(folder, { withDev }) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const present = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted) throw new Error(`${join(folder, 'package-lock.json')} is missing or unreadable`);
  if (!present) return 'not installed yet';
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = present[path];
    if (found ? found.version !== entry.version : isNeeded(entry, withDev)) return 'the lockfile has changed';
  }
  return null;
}

function isNeeded(entry, withDev) {
  if (entry.optional || entry.devOptional) return false;
  return withDev || !entry.dev;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}
