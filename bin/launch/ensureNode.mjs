import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensurePackages } from './ensurePackages.mjs';
import { projectRoot } from './projectRoot.mjs';

/** The oldest Node with everything in it that the project uses: `crypto.argon2` came with 24.7. */
const wanted = [24, 7];
const folder = join(projectRoot, 'tools', 'node');

/** Answers with the path of a Node that is new enough; fetches one into tools/node where the present one is too old. */
export async function ensureNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  await ensurePackages(folder, {
    node: process.execPath,
    withDev: false,
    label: `Node ${wanted[0]} (this one is ${process.version})`,
  });
  const node = packagedNode();
  const probe = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  if (probe.status === 0 && isNewEnough(probe.stdout.trim())) return node;
  throw new Error(
    `Stillpoint needs Node ${wanted.join('.')} or newer. This one is ${process.version}, and no prebuilt one fits this machine: install it from https://nodejs.org`,
  );
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > wanted[0] || (major === wanted[0] && minor >= wanted[1]);
}

function packagedNode() {
  const windows = process.platform === 'win32';
  const name = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${windows ? 'win' : process.platform}-${process.arch}`;
  return join(folder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
}
