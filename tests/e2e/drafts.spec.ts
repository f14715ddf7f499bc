import type { Page } from '@playwright/test';
import { generateScript } from '../../shared/routes/generations.routes.ts';
import { enter } from './support/enter.ts';
import { fillRequest } from './support/fillRequest.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');
const request = { type: 'hypnosis', theme: 'confidence', duration: 12, description: 'Before an exam' } as const;

async function expectDraft(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: t('vocabulary.types.hypnosis') })).toBeChecked();
  await expect(page.getByRole('radio', { name: t('vocabulary.themes.confidence'), exact: true })).toBeChecked();
  await expect(page.getByRole('slider', { name: t('generator.length') })).toHaveValue('12');
  await expect(page.getByLabel(t('generator.description'))).toHaveValue('Before an exam');
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('app.logout.action') }).click();
  await expect(page.getByRole('link', { name: t('app.welcome.start') })).toBeVisible();
}

test('a draft survives a reload and signing out, and nobody else sees it', async ({ page, world }) => {
  const account = await world.openAccount();
  await enter(page, account, '/script-generator');
  await fillRequest(page, t, request);
  await page.reload();
  await expectDraft(page);
  await logOut(page);
  await enter(page, await world.openAccount(), '/script-generator');
  await expect(page.getByLabel(t('generator.description'))).toHaveValue('');
  await logOut(page);
  await enter(page, account, '/script-generator');
  await expectDraft(page);
});

test('a draft goes once it has become a script', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/script-generator');
  await fillRequest(page, t, request);
  await parts.submit(page, t).click();
  await expect(parts.writer(page, t)).toBeVisible();
  await page.goto('/script-generator');
  await expect(parts.title(page)).toHaveText(t('generator.heading'));
  await expect(page.getByLabel(t('generator.description'))).toHaveValue('');
});

test('a second press is the same job', async ({ page, world }) => {
  const account = await world.openAccount();
  await enter(page, account, '/script-generator');
  await fillRequest(page, t, request);
  await expect(parts.submit(page, t)).not.toHaveAttribute('aria-disabled');
  await parts.submit(page, t).dblclick();
  await expect(parts.writer(page, t)).toBeVisible();
  await expect(parts.credits(page, t, 1)).toBeVisible();
  expect(await world.countGenerations(account)).toBe(1);
});

test('an answer that was lost is asked for again, also after a reload, and it is the same job', async ({
  page,
  watch,
  world,
}) => {
  const account = await world.openAccount({ credits: 10 });
  await enter(page, account, '/script-generator');
  await fillRequest(page, t, request);
  watch.allowCutOff();
  // Finished meanwhile, it would say so in the place of the error.
  const gate = world.model.hold(1);
  await page.route(
    `**${generateScript.path}`,
    async (route) => {
      // The server has heard it, and its answer gets lost.
      expect((await route.fetch()).status()).toBe(202);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await parts.submit(page, t).click();
  await expect(page.getByRole('alert').filter({ hasText: t('errors.network') })).not.toHaveCount(0);
  expect(await world.countGenerations(account)).toBe(1);
  await page.reload();
  await expectDraft(page);
  gate.open();
  await expect.poll(() => world.newestGeneration(account)).toBe('completed');
  // The answer is as old as the first press; the page is not.
  await parts.submit(page, t).click();
  await expect(parts.writer(page, t)).toBeVisible();
  expect(await world.countGenerations(account)).toBe(1);
  await expect(parts.credits(page, t, 11)).toBeVisible();
});
