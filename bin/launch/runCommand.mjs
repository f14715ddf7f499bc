import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

const windows = process.platform === 'win32';
const grace = 20_000;
/** Taken at the very start: npm may go while packages are installed. */
const ancestors = listAncestors();

/** Runs a script under that Node, or a tool out of node_modules/.bin, and ends as it ends. */
export function runCommand(node, args, { withEnvFile, nodeFlags }) {
  const isScript = /\.[mc]?[jt]s$/u.test(args[0]);
  const envFile = withEnvFile && existsSync(join(projectRoot, '.env')) ? ['--env-file=.env'] : [];
  const child = spawn(isScript ? node : args[0], isScript ? [...nodeFlags, ...envFile, ...args] : args.slice(1), {
    cwd: projectRoot,
    env: commandEnvironment(node),
    // The channel tells a script of ours that the launcher is gone, even where it was killed: see 'disconnect' there.
    stdio: isScript ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    shell: windows && !isScript,
  });
  const end = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
  if (process.env.npm_lifecycle_event) stopWithNpm(child);
  child.on('error', (error) => {
    process.stderr.write(`${args[0]} could not be run: ${error.message}\n`);
    process.exit(127);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
}

/**
 * glibc keeps blocks like those of a password's hash (19 MiB) for itself once it has seen one come back; from this size
 * on, in bytes, each goes back to the system. Nothing else reads it. The Dockerfile says the same.
 */
const givenBackFrom = '1048576';

function commandEnvironment(node) {
  const env = { MALLOC_MMAP_THRESHOLD_: givenBackFrom, ...process.env, NODE: node, npm_node_execpath: node };
  const path = Object.keys(env).find((name) => name.toLowerCase() === 'path') ?? 'PATH';
  env[path] = [dirname(node), join(projectRoot, 'node_modules', '.bin'), env[path]].join(delimiter);
  return env;
}

/**
 * npm runs a script through `sh -c` and passes a SIGTERM to that shell only, which dies without passing it on; killed,
 * it leaves the shell waiting. Under npm, losing the shell or npm behind it is therefore the signal to stop.
 */
function stopWithNpm(child) {
  const timer = setInterval(() => {
    if (listAncestors().join() === ancestors.join()) return;
    clearInterval(timer);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), grace).unref();
  }, 250);
  timer.unref();
}

/** The parent and, where /proc tells it, the parent's parent. */
function listAncestors() {
  const parent = process.ppid;
  try {
    const fields = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ').pop().split(' ');
    return [parent, Number(fields[1])];
  } catch {
    return [parent];
  }
}
