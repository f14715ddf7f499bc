import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Credits } from '../../../shared/credits.schema.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { applyCreditsEvent } from './applyCreditsEvent.ts';

const credits: Credits = { available: 3, held: 0, revision: 5, grants: [] };
const changed = (revision: number) => ({
  stream: 'user:1',
  seq: revision,
  at: '2026-11-20T20:00:00.000Z',
  type: 'credits.changed' as const,
  payload: { available: 1, held: 2, revision },
});

test('a newer balance is shown at once, and the rest is asked for', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKeys.credits, credits);
  await applyCreditsEvent(client, changed(6));
  expect(client.getQueryData(queryKeys.credits)).toEqual({ ...credits, available: 1, held: 2, revision: 6 });
  expect(client.getQueryState(queryKeys.credits)?.isInvalidated).toBe(true);
});

test('an older balance changes nothing', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKeys.credits, credits);
  await applyCreditsEvent(client, changed(5));
  expect(client.getQueryData(queryKeys.credits)).toBe(credits);
  expect(client.getQueryState(queryKeys.credits)?.isInvalidated).toBe(false);
});
