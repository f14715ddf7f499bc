import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimFolder, findUser } from './claimFolder.ts';
import { identifyProcess } from './processes.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stillpoint-claim-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder is claimed once at a time', () => {
  const release = claimFolder(folder, 'here');
  expect(findUser(folder)?.pid).toBe(process.pid);
  expect(() => claimFolder(folder, 'here')).toThrow(`The folder here is in use by another Stillpoint (process ${process.pid})`);
  release();
  expect(findUser(folder)).toBeNull();
  claimFolder(folder, 'here')();
});

test('the claim of a dead process is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(folder, 'in-use'), JSON.stringify({ pid, started: '1' }));
  const release = claimFolder(folder, 'here');
  expect(findUser(folder)?.pid).toBe(process.pid);
  release();
});

test('a living process that was given the number of the dead one does not hold its claim', async () => {
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(stranger, 'spawn');
  const identity = identifyProcess(stranger.pid ?? 0);
  writeFileSync(join(folder, 'in-use'), JSON.stringify({ ...identity, started: 'earlier' }));
  const release = claimFolder(folder, 'here');
  expect(findUser(folder)?.pid).toBe(process.pid);
  release();
  stranger.kill();
});
