import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Route } from '../../shared/route.ts';
import { createCollection } from '../../shared/routes/collections.routes.ts';
import { deleteScript, createScript } from '../../shared/routes/scripts.routes.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

/** Changes something in the name of whoever is signed in, past the page. */
const send = async (page: Page, { method, path }: Route, data: object, id = ''): Promise<unknown> => {
  const answer = await page.request.fetch(path.replace(':id', id), {
    method,
    ...(method === 'POST' && { data }),
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
  });
  expect(answer.ok()).toBe(true);
  return answer.status() === 204 ? null : answer.json();
};

async function addCollections(page: Page, count: number): Promise<void> {
  for (let added = 0; added < count; added += 1) await send(page, createCollection, { name: `Evenings ${added}` });
}

test('from 80 % on the page says how many there are, and stays right as more come', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/collections');
  const near = (used: number) => page.getByText(t('quotas.near.collections', { used, limit: 200 }), { exact: true });
  await addCollections(page, 159);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(near(159)).toHaveCount(0);
  await addCollections(page, 1);
  await expect(near(160)).toBeVisible();
  await addCollections(page, 1);
  await expect(near(161)).toBeVisible();
});

test('at the maximum the act says so and keeps what was typed, and the button says what to do', async ({
  page,
  watch,
  world,
}) => {
  await enter(page, await world.openAccount(), '/collections');
  await addCollections(page, 199);
  await page.reload();
  const begin = page.getByRole('button', { name: t('library.collections.new') });
  await begin.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('library.collections.name')).fill('For the very last');
  await addCollections(page, 1);
  watch.expectRefusal(409, createCollection.path);
  await dialog.getByRole('button', { name: t('library.collections.create') }).click();
  const reached = t('quotas.reached.collections', { limit: 200 });
  await expect(dialog.getByRole('alert')).toContainText(reached);
  await expect(dialog.getByLabel(t('library.collections.name'))).toHaveValue('For the very last');
  await dialog.getByRole('button', { name: t('library.collections.cancel') }).click();
  await expect(begin).toHaveAttribute('aria-disabled', 'true');
  await expect(begin).toHaveAccessibleDescription(reached);
});

test('what deleted scripts take up is said, and can be had back at once', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/profile');
  const storage = page.getByRole('region', { name: t('quotas.storage.title') });
  const content = 'Rest here for a while. [pause:3]\n'.repeat(1000);
  const { id } = createScript.answers[201].parse(await send(page, createScript, scriptBody({ content })));
  await expect(storage).toContainText(t('quotas.storage.used', { used: '66 kB', limit: '300 MB' }));
  await send(page, deleteScript, {}, id);
  await expect(storage).toContainText(t('quotas.storage.deleted', { size: '66 kB' }));
  await storage.getByRole('button', { name: t('quotas.storage.free.action') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('quotas.storage.free.confirm') })
    .click();
  await expect(storage).toContainText(t('quotas.storage.used', { used: '0 kB', limit: '300 MB' }));
  await expect(storage.getByRole('button')).toHaveCount(0);
});
