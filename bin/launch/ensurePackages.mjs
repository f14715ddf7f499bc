import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { claimInstall } from './claimInstall.mjs';
import { installPackages } from './installPackages.mjs';
import { findMissing } from './findMissing.mjs';

/**
 * Sees to it that `folder/node_modules` holds what `folder/package-lock.json` says.
 * npm writes its own list (node_modules/.package-lock.json) as the last step of an installation; taking that list away
 * first means that an installation which was broken off is recognised, whatever it left behind.
 */
export async function ensurePackages(folder, { node, withDev, label }) {
  const missing = findMissing(folder, { withDev });
  if (missing === null) return;
  const release = await claimInstall(folder);
  try {
    // Another start may have done it while this one waited.
    if (findMissing(folder, { withDev }) === null) return;
    rmSync(join(folder, 'node_modules', '.package-lock.json'), { force: true });
    await installPackages(folder, { node, label, reason: missing });
  } finally {
    release();
  }
}
