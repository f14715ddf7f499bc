import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { registerAccount } from '../../shared/routes/accounts.routes.ts';
import { putPicture } from '../../shared/routes/profile.routes.ts';
import { Client } from '../support/Client.ts';
import { largeSvg } from '../support/hostilePictures.ts';
import { onePicture } from '../support/onePicture.ts';
import { startService, stopService, type Service } from '../support/processes.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const started: Service[] = [];
afterAll(async () => {
  await Promise.all(started.map((service) => stopService(service)));
});

async function start() {
  const api = await startService('api', { DATABASE_URL: base.url });
  started.push(api);
  const client = new Client(`http://127.0.0.1:${api.port}`);
  await client.call(registerAccount, { body: { email: `pictures-${api.pid}@example.org`, password: 'correct horse battery' } });
  const put = async (bytes: Buffer) => (await client.try(putPicture, { file: { type: 'image/png', bytes } })).status;
  return { api, put };
}

/** Processes that this one started and that still run, by Linux's own list. */
const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(Number)
    .filter((child) => statOf(child).parent === pid);

function statOf(pid: number): { parent: number; state: string } {
  try {
    const [state = '', parent = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { parent: state === 'Z' ? 0 : Number(parent), state };
  } catch {
    return { parent: 0, state: '' };
  }
}
const maxMegabytes = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test.runIf(process.platform === 'linux')('the API itself never loads a decoder, nor pays for what one would', async () => {
  const { api, put } = await start();
  const before = maxMegabytes(api.pid);
  expect(await put(largeSvg())).toBe(400);
  expect(childrenOf(api.pid)).toEqual([]);
  expect(await put(await onePicture())).toBe(200);
  expect(childrenOf(api.pid)).toHaveLength(1);
  expect(readFileSync(`/proc/${api.pid}/maps`, 'utf8')).not.toMatch(/libvips|sharp/u);
  expect(readFileSync(`/proc/${childrenOf(api.pid)[0]}/maps`, 'utf8')).toMatch(/libvips/u);
  // The drawing took more than a gigabyte of it before its first bytes were looked at.
  expect(maxMegabytes(api.pid) - before).toBeLessThan(150);
});

test.runIf(process.platform === 'linux')('the process is replaced when it is killed, and goes when the API is', async () => {
  const { api, put } = await start();
  const picture = await onePicture();
  expect(await put(picture)).toBe(200);
  const [first = 0] = childrenOf(api.pid);
  process.kill(first, 'SIGKILL');
  await waitUntil('the killed process is gone', () => !childrenOf(api.pid).includes(first));
  expect(await put(picture)).toBe(200);
  const [second = 0] = childrenOf(api.pid);
  expect(second).not.toBe(first);
  api.signal('SIGKILL');
  await api.ended;
  await waitUntil('it goes with its API', () => ['', 'Z'].includes(statOf(second).state));
});
