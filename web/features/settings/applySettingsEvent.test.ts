import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { SavedSettings } from '../../../shared/settings.schema.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { applySettingsEvent } from './applySettingsEvent.ts';

const saved: SavedSettings = { revision: 5, chosen: { theme: 'dark', language: 'de' } };
const changed = (revision: number, chosen: SavedSettings['chosen']) => ({
  stream: 'user:1',
  seq: revision,
  at: '2026-11-20T20:00:00.000Z',
  type: 'settings.changed' as const,
  payload: { revision, chosen },
});

test('newer settings take the place of the older ones as a whole', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKeys.settings, saved);
  await applySettingsEvent(client, changed(6, { theme: 'light' }));
  expect(client.getQueryData(queryKeys.settings)).toEqual({ revision: 6, chosen: { theme: 'light' } });
});

test('what is not newer changes nothing', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKeys.settings, saved);
  await applySettingsEvent(client, changed(5, { theme: 'light' }));
  expect(client.getQueryData(queryKeys.settings)).toBe(saved);
});

test('where nothing is known yet the event is all there is to know', async () => {
  const client = new QueryClient();
  await applySettingsEvent(client, changed(1, { fontSize: 'large' }));
  expect(client.getQueryData(queryKeys.settings)).toEqual({ revision: 1, chosen: { fontSize: 'large' } });
});
