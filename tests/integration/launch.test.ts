import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endWithTest } from '../support/endWithTest.ts';
import { waitUntil } from '../support/waitUntil.ts';

/** A project of its own around a copy of the launcher, with one package that needs no network. */
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stillpoint-launch-'));
  cpSync(join(import.meta.dirname, '../../bin/launch.mjs'), join(folder, 'bin/launch.mjs'));
  cpSync(join(import.meta.dirname, '../../bin/launch'), join(folder, 'bin/launch'), { recursive: true });
  mkdirSync(join(folder, 'dep'));
  write('ask.ts', "process.stdout.write(process.argv.slice(2).join(' '));\nprocess.exitCode = 7;\n");
  write(
    'wait.ts',
    "import { writeFileSync } from 'node:fs';\n" +
      "const end = (why: string) => () => { writeFileSync('ended', why); process.exit(0); };\n" +
      "process.on('SIGTERM', end('SIGTERM')).on('disconnect', end('disconnect'));\n" +
      "setInterval(() => {}, 1000);\nprocess.stdout.write('waiting');\n",
  );
  depend('1.0.0');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('installs what is missing, says so, and hands on arguments and exit code', async () => {
  const first = await launch('ask.ts', 'one', 'two').ended;
  expect(first.said).toMatch(/^Installing packages: not installed yet …\nInstalled in \d+ s\.\none two$/u);
  expect(first.code).toBe(7);
  expect(await launch('ask.ts', 'again').ended).toEqual({ code: 7, said: 'again' });
});

test('installs again when the lockfile has changed', async () => {
  depend('2.0.0');
  expect((await launch('ask.ts').ended).said).toContain('Installing packages: the lockfile has changed');
  expect((await launch('ask.ts').ended).said).toBe('');
});

test('recovers from an installation that was broken off', async () => {
  rmSync(join(folder, 'node_modules/.package-lock.json'));
  write('.installing', '');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(join(folder, '.installing'), longAgo, longAgo);
  expect((await launch('ask.ts').ended).said).toContain('Installed in');
  expect(existsSync(join(folder, '.installing'))).toBe(false);
});

test('two starts at once install once', async () => {
  rmSync(join(folder, 'node_modules'), { recursive: true });
  const said = (await Promise.all([launch('ask.ts').ended, launch('ask.ts').ended])).map((end) => end.said);
  expect(said.filter((text) => text.includes('Installed in'))).toHaveLength(1);
});

test.each([
  ['SIGTERM', 'SIGTERM', 0],
  ['SIGKILL', 'disconnect', null],
] as const)('a launcher that gets a %s takes what it launched with it', async (signal, why, code) => {
  const run = launch('wait.ts');
  await waitUntil('the script to run', () => run.said() === 'waiting', 15_000);
  run.kill(signal);
  expect((await run.ended).code).toBe(code);
  const ended = join(folder, 'ended');
  expect(await waitUntil('the script to end', () => existsSync(ended) && readFileSync(ended, 'utf8'))).toBe(why);
  rmSync(ended);
});

function launch(...args: string[]) {
  const child = endWithTest(
    spawn(process.execPath, [join(folder, 'bin/launch.mjs'), ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<{ code: number | null; said: string }>((done) => child.once('close', (code) => done({ code, said })));
  return { ended, said: () => said, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}

function depend(version: string): void {
  const project = { name: 'project', version: '1.0.0', type: 'module', dependencies: { dep: 'file:dep' } };
  write('package.json', JSON.stringify(project));
  write('dep/package.json', JSON.stringify({ name: 'dep', version }));
  const packages = { '': project, dep: { version }, 'node_modules/dep': { resolved: 'dep', link: true } };
  write('package-lock.json', JSON.stringify({ name: 'project', version: '1.0.0', lockfileVersion: 3, requires: true, packages }));
}

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}
