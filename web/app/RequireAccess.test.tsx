import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { prerender } from 'react-dom/static';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { User } from '../../shared/accounts.schema.ts';
import type { Restriction } from '../../shared/hasAccess.ts';
import { applyUserEvent } from '../features/accounts/applyUserEvent.ts';
import { loadFirstTexts, loadMoreTexts } from '../i18n/loaders.ts';
import { toTexts } from '../i18n/toTexts.ts';
import { queryKeys } from '../lib/queryKeys.ts';
import { RequireAccess } from './RequireAccess.tsx';

const { files: first } = await loadFirstTexts.en();
const { files: more } = await loadMoreTexts.en();
await i18next
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { translation: toTexts({ ...first, ...more }) } }, interpolation: { escapeValue: false } });

const secret = 'what is kept here';
const free: User = {
  id: '0c3a6f5e-6c3f-4a55-9a0e-3c2d3f0d8a11',
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
  credits: 3,
  creditsHeld: 1,
  createdAt: '2026-11-20T20:00:00.000Z',
};

/** What stands at the address of a page that is for some only. */
async function show(client: QueryClient, to: Restriction): Promise<string> {
  const router = createMemoryRouter([{ path: '/', element: <RequireAccess to={to}>{secret}</RequireAccess> }]);
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return text(prelude);
}

function clientOf(user: User | null): QueryClient {
  const client = new QueryClient();
  client.setQueryData(queryKeys.user, user);
  return client;
}

test.each([
  [{}, 'premium', false],
  [{ currentPlan: 'essential' }, 'premium', false],
  [{ currentPlan: 'pro' }, 'premium', true],
  [{ role: 'admin' }, 'premium', false],
  [{}, 'moderator', false],
  [{ currentPlan: 'business' }, 'moderator', false],
  [{ role: 'moderator' }, 'moderator', true],
  [{ role: 'admin' }, 'moderator', true],
  [{ role: 'moderator' }, 'admin', false],
  [{ role: 'admin' }, 'admin', true],
] as const)('%j at a page for %s: %s', async (changes, to, open) => {
  const html = await show(clientOf({ ...free, ...changes }), to);
  expect([html.includes(secret), html.includes(i18next.t('app.notFound.title'))]).toEqual([open, !open]);
});

test('nobody finds it', async () => {
  expect(await show(clientOf(null), 'premium')).not.toContain(secret);
});

test('a role that is granted acts at once', async () => {
  const client = clientOf(free);
  const { id: _id, credits: _credits, creditsHeld: _held, createdAt: _at, ...profile } = free;
  expect(await show(client, 'moderator')).not.toContain(secret);
  const payload = { ...profile, role: 'moderator' as const, revision: 5 };
  await applyUserEvent(client, { stream: 'user:1', seq: 1, at: free.createdAt, type: 'user.changed', payload });
  expect(await show(client, 'moderator')).toContain(secret);
});
