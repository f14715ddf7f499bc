import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCrontab } from 'graphile-worker';
import { expect, test } from 'vitest';
import { maintenanceCrontab } from './maintenanceTasks.ts';

test('each task is due when its file says, one job at a time', () => {
  expect(maintenanceCrontab.split('\n').toSorted()).toEqual([
    '* * * * * renew_periods ?max=1',
    '* * * * * sweep_mail ?max=1',
    '*/10 * * * * check_ledger ?max=1',
    '*/15 * * * * notify_of_expiring_credits ?max=1',
    '23 * * * * purge ?max=1',
    '53 * * * * delete_accounts ?max=1',
  ]);
});

test('the queue understands every schedule, and no two tasks share a name', () => {
  const names = parseCrontab(maintenanceCrontab).map(({ task }) => task);
  expect(new Set(names).size).toBe(maintenanceCrontab.split('\n').length);
});

test('every file of a task is in the list', () => {
  const scheduled = new Set(parseCrontab(maintenanceCrontab).map(({ task }) => task));
  const declared = globSync('*Task.ts', { cwd: import.meta.dirname })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .flatMap((source) => Array.from(source.matchAll(/ name: '(?<name>\w+)'/gu), ({ groups }) => groups?.['name'] ?? ''));
  expect(new Set(declared)).toEqual(scheduled);
});
