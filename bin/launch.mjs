// node bin/launch.mjs <script.ts | tool> [args…]
//
// Runs a script of this project, or a tool out of node_modules/.bin, with the right Node and with the packages of the
// lockfile in place, so that `npm start` and `npm test` need no step before them. Every package script goes through it.
// It has no dependencies and runs on any Node from 18 on.
// Options in front of the script:
//   --without-dev   packages for development may be missing (production)
//   --env           settings that the environment does not name come from the file .env, where there is one
//   Any other one is Node's own, for the script.
import { ensureNode } from './launch/ensureNode.mjs';
import { ensurePackages } from './launch/ensurePackages.mjs';
import { projectRoot } from './launch/projectRoot.mjs';
import { runCommand } from './launch/runCommand.mjs';

const args = process.argv.slice(2);
const options = new Set();
while (args[0]?.startsWith('--')) options.add(args.shift());
const withDev = !options.delete('--without-dev');
const withEnvFile = options.delete('--env');

try {
  const node = await ensureNode();
  await ensurePackages(projectRoot, { node, withDev, label: 'packages' });
  if (args.length > 0) runCommand(node, args, { withEnvFile, nodeFlags: [...options] });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
