import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { noteInstaller } from './claimInstall.mjs';

const windows = process.platform === 'win32';
/** Flags of an outer npm come down to us as npm_config_*; these would turn this installation into another one. */
const foreignFlags =
  /^npm_config_(package_lock_only|dry_run|global|location|prefix|local_prefix|omit|include|production|only|workspaces?)$/iu;

/** Runs `npm ci` in the folder and says how far it is; throws npm's own last words where it fails. */
export async function installPackages(folder, { node, label, reason }) {
  const paths = wantedPaths(folder);
  const started = Date.now();
  process.stderr.write(`Installing ${label}: ${reason} …\n`);
  const npm = startNpm(folder, node);
  noteInstaller(folder, npm.pid);
  const stop = forwardSignals(npm);
  const stopShowing = showProgress(folder, paths, started);
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (said = `${said}${chunk}`.slice(0, 2000)));
  const status = await new Promise((done, fail) => {
    npm.once('error', (error) => fail(new Error(`npm could not be run: ${error.message}`)));
    npm.once('close', (code, signal) => done(signal ?? code));
  }).finally(() => {
    stopShowing();
    stop();
  });
  if (status !== 0) throw new Error(`npm ci in ${folder} did not succeed (${status}):\n${said.trim()}`);
  process.stderr.write(`Installed in ${seconds(started)} s.\n`);
}

function startNpm(folder, node) {
  const outer = process.env.npm_execpath;
  const [command, first] = outer && basename(outer) === 'npm-cli.js' ? [node, [outer]] : [windows ? 'npm.cmd' : 'npm', []];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreignFlags.test(name)));
  const path = Object.keys(env).find((name) => name.toLowerCase() === 'path') ?? 'PATH';
  env[path] = `${dirname(node)}${delimiter}${env[path]}`;
  const flags = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ];
  return spawn(command, [...first, ...flags], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows && first.length === 0,
  });
}

/** A start that is stopped while npm works takes npm with it. */
function forwardSignals(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}

function showProgress(folder, paths, started) {
  const live = process.stderr.isTTY;
  const show = () => {
    const count = paths.filter((path) => existsSync(join(folder, path, 'package.json'))).length;
    process.stderr.write(`${live ? '\r' : ''}  ${count} of ${paths.length} packages, ${seconds(started)} s${live ? '  ' : '\n'}`);
  };
  const timer = setInterval(show, live ? 1000 : 5000);
  return () => {
    clearInterval(timer);
    if (live) process.stderr.write('\r\u001b[K');
  };
}

/** The packages that npm will install on this machine. */
function wantedPaths(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const fits = (list, own) => !list || list.includes(own);
  return Object.entries(packages)
    .filter(
      ([path, entry]) =>
        path !== '' && fits(entry.os, process.platform) && fits(entry.cpu, process.arch) && fits(entry.libc, 'glibc'),
    )
    .map(([path]) => path);
}

function seconds(started) {
  return Math.round((Date.now() - started) / 1000);
}
