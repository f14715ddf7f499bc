import { expect, test } from 'vitest';
import { reportPageError } from '../../shared/routes/pageErrors.routes.ts';
import { Client } from '../support/Client.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url, { TRUST_PROXY_HOPS: '1' });
const error = { name: 'TypeError', frames: ['at draw (/assets/HomePage-1.js:1:200)'], path: '/favorites' };
const from = (address: string): Client => new Client(api.url, { 'x-forwarded-for': address });

test('a page that failed is a line in the log, whoever saw it', async () => {
  await from('198.51.100.1').call(reportPageError, { body: error });
  const lines = api.log
    .text()
    .split('\n')
    .filter((line) => line.includes('a page failed in a browser'));
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ pageError: error, accountId: null, level: 40 }),
  ]);
});

test.each([
  { message: 'what somebody wrote' },
  { name: '' },
  { name: 'x'.repeat(81) },
  { frames: ['x'.repeat(301)] },
  { frames: Array.from({ length: 31 }, () => 'at draw') },
  { path: 'x'.repeat(301) },
])('%j is refused', async (wrong) => {
  await from('198.51.100.2').refused('VALIDATION_FAILED', reportPageError, { body: { ...error, ...wrong } });
});

test('one address fills no log', async () => {
  for (let time = 0; time < 20; time += 1) await from('198.51.100.3').call(reportPageError, { body: error });
  await from('198.51.100.3').refused('RATE_LIMITED', reportPageError, { body: error });
  await from('198.51.100.4').call(reportPageError, { body: error });
});

test('an IPv6 network is one, whatever address of it is taken', async () => {
  for (let time = 1; time <= 20; time += 1) await from(`2001:db8:2:2::${time}`).call(reportPageError, { body: error });
  await from('2001:db8:2:2:ffff::1').refused('RATE_LIMITED', reportPageError, { body: error });
  await from('2001:db8:2:3::1').call(reportPageError, { body: error });
});
