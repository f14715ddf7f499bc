import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { StreamEvent } from '../../../shared/events.ts';
import type { AccountUsage } from '../../../shared/quotas.schema.ts';
import { files } from '../../i18n/locales/en/first.ts';
import { toTexts } from '../../i18n/toTexts.ts';
import { quotaHandlers } from './quotaHandlers.ts';
import { BeginLink } from './BeginLink.tsx';
import { QuotaLines } from './QuotaLines.tsx';
import { useQuota } from './useQuota.ts';
import { usageKey } from './usageKey.ts';

beforeAll(async () => {
  const resources = { en: { translation: toTexts(files) } };
  await i18next.use(initReactI18next).init({ lng: 'en', resources, interpolation: { escapeValue: false } });
});

const usage = (changes: Partial<AccountUsage> = {}): AccountUsage => ({
  scripts: { used: 12, limit: 5000 },
  collections: { used: 3, limit: 200 },
  templates: { used: 0, limit: 200 },
  text: { used: 1_000_000, limit: 300_000_000, deleted: 0 },
  ...changes,
});

function Page({ kind }: { readonly kind: 'scripts' | 'collections' | 'templates' }) {
  const quota = useQuota(kind);
  return (
    <>
      <BeginLink to="/new" quota={quota}>
        {'New'}
      </BeginLink>
      <QuotaLines quota={quota} />
    </>
  );
}

function show(kind: 'scripts' | 'collections' | 'templates', figures: AccountUsage): string {
  const client = new QueryClient();
  client.setQueryData(usageKey, figures);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Page kind={kind} />
      </MemoryRouter>
    </QueryClientProvider>,
  ).replaceAll(/<style.*?<\/style>/gsu, '');
}

const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

describe('a page of things that have a maximum', () => {
  test('says nothing while it is far away, and leads on', () => {
    const markup = show('collections', usage());
    expect([textOf(markup), markup.includes('href="/new"')]).toEqual(['New', true]);
  });

  test('says from 80 % on how many there are, and leads on', () => {
    const markup = show('collections', usage({ collections: { used: 162, limit: 200 } }));
    expect([textOf(markup), markup.includes('href="/new"')]).toEqual(['New 162 of 200 collections', true]);
  });

  test('leads nowhere at the maximum, and the button says why', () => {
    const markup = show('templates', usage({ templates: { used: 200, limit: 200 } }));
    const described = /aria-describedby="([^"]+)"/u.exec(markup)?.[1];
    expect(markup).not.toContain('href=');
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).toMatch(new RegExp(`<p[^>]* id="${described}"[^>]*>You have 200 templates of your own, the maximum\\.`, 'u'));
  });

  test('is bound by the room for texts where its things have one', () => {
    const full = usage({ text: { used: 300_000_000, limit: 300_000_000, deleted: 0 } });
    expect(textOf(show('scripts', full))).toContain('Your texts take up 300 MB, the maximum.');
    expect(textOf(show('collections', full))).toBe('New');
  });
});

test('figures are asked for again after what may have changed them, and after nothing else', async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  client.setQueryData(usageKey, usage());
  const isStale = () => client.getQueryState(usageKey)?.isInvalidated;
  const apply = async (type: StreamEvent['type']) => {
    const handlers: Partial<Record<StreamEvent['type'], (client: QueryClient) => Promise<void>>> = quotaHandlers;
    await handlers[type]?.(client);
    await vi.advanceTimersByTimeAsync(1000);
  };
  await apply('credits.changed');
  await apply('script.section');
  expect(isStale()).toBe(false);
  for (const type of ['script.updated', 'collection.deleted', 'template.saved', 'usage.changed'] as const) {
    client.setQueryData(usageKey, usage());
    await apply(type);
    expect([type, isStale()]).toEqual([type, true]);
  }
  vi.useRealTimers();
});
