import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Profile, User } from '../../../shared/accounts.schema.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { applyUserEvent } from './applyUserEvent.ts';
import { sessionsKey } from './sessions/sessionsKey.ts';

const profile: Profile = {
  email: 'mira@example.org',
  isEmailConfirmed: true,
  pendingEmail: null,
  username: 'mira',
  fullName: null,
  bio: '',
  profilePictureUrl: null,
  role: 'user',
  currentPlan: 'free',
  deletionDueAt: null,
  revision: 4,
};
const user: User = {
  ...profile,
  id: '0c3a6f5e-6c3f-4a55-9a0e-3c2d3f0d8a11',
  credits: 3,
  creditsHeld: 1,
  createdAt: '2026-11-20T20:00:00.000Z',
};
const changed = (payload: Profile) => ({
  stream: 'user:1',
  seq: 1,
  at: '2026-11-20T20:00:00.000Z',
  type: 'user.changed' as const,
  payload,
});

test('what is newer is shown, and the credits stay as they are', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKeys.user, user);
  await applyUserEvent(client, changed({ ...profile, fullName: 'Mira', revision: 5 }));
  expect(client.getQueryData(queryKeys.user)).toEqual({ ...user, fullName: 'Mira', revision: 5 });
});

test('what is not newer changes nothing, and brings nobody back', async () => {
  const client = new QueryClient();
  client.setQueryData(queryKeys.user, user);
  await applyUserEvent(client, changed({ ...profile, fullName: 'Old', revision: 4 }));
  expect(client.getQueryData(queryKeys.user)).toBe(user);
  client.setQueryData(queryKeys.user, null);
  await applyUserEvent(client, changed({ ...profile, revision: 6 }));
  expect(client.getQueryData(queryKeys.user)).toBe(null);
});

test('where one is signed in is asked for again', async () => {
  const client = new QueryClient();
  client.setQueryData(sessionsKey, { pages: [], pageParams: [] });
  await applyUserEvent(client, {
    stream: 'user:1',
    seq: 2,
    at: '2026-11-20T20:00:00.000Z',
    type: 'sessions.changed',
    payload: {},
  });
  expect(client.getQueryState(sessionsKey)?.isInvalidated).toBe(true);
});
