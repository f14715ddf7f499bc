import type { Page } from '@playwright/test';
import { costOf } from '../../shared/cost.ts';
import { plans } from '../../shared/plans.ts';
import { getStats } from '../../shared/routes/stats.routes.ts';
import { ask } from './support/ask.ts';
import { beginScript } from './support/beginScript.ts';
import { enter } from './support/enter.ts';
import { parts } from './support/parts.ts';
import { expect, test, withMovement } from './support/test.ts';
import { texts } from './support/texts.ts';
import { refuseUntilPressed } from './support/refuseUntilPressed.ts';

test.use(withMovement);

const t = texts('en');

const sheet = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const quick = (page: Page, name: 'express' | 'sleep') => page.getByRole('button', { name: t(`home.start.actions.${name}`) });

test('home shows how one stands, and follows what is written and favoured without a reload', async ({ page, world }) => {
  const account = await world.openAccount({ credits: 20 });
  await enter(page, account, '/');
  await expect(parts.title(page)).toContainText(account.username);
  await expect(page).toHaveTitle(t('app.tabTitle', { page: t('home.tab') }));
  await expect(sheet(page, t('home.subscription.title'))).toContainText(t('home.subscription.none'));
  await expect(sheet(page, t('home.stats.title'))).toContainText('0');
  await expect(sheet(page, t('home.activity.title'))).toContainText(t('home.activity.none'));
  await expect(sheet(page, t('home.insights.title'))).toContainText(t('home.insights.few', { count: 3 }));
  await expect(page.getByRole('heading', { name: t('scripts.empty.title') })).toBeVisible();

  const held = world.model.hold(2);
  await ask(page, { title: 'By the lake', theme: 'sleep', duration: 10, approach: 'nature' });
  const running = sheet(page, 'By the lake');
  await expect(running.getByRole('status')).toHaveText(t('generations.now.section', { number: 2, total: 5 }));
  await held.reached;
  held.open();
  await expect(running).toHaveCount(0);
  await expect(sheet(page, t('home.activity.title'))).toContainText('By the lake');
  await expect(sheet(page, t('home.insights.title'))).toContainText(t('vocabulary.approaches.nature'));
  await expect(sheet(page, t('home.insights.title'))).toContainText(t('home.insights.few', { count: 2 }));
  await expect(sheet(page, t('home.transactions'))).toContainText(`−${costOf(10)}`);
});

test('of many scripts home shows the newest and leads to all; on a phone they begin on the second screen at most', async ({
  page,
  world,
}) => {
  await enter(page, await world.openAccount());
  for (let number = 1; number <= 8; number += 1) await beginScript(page, { title: `Evening ${number}` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const shelf = sheet(page, t('home.shelf'));
  await expect(shelf.getByRole('article')).toHaveCount(6);
  const top = await shelf
    .getByRole('article')
    .first()
    .evaluate((card) => card.getBoundingClientRect().top + scrollY);
  expect(top).toBeLessThan(2 * 844);
  await shelf.getByRole('link', { name: t('home.activity.all') }).click();
  await expect(page).toHaveURL('/scripts');
  await expect(page.getByRole('article')).toHaveCount(8);
  // Of a script clock and findings are two lines before its text, which open.
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: t('editor.done') }).click();
  const clock = page
    .getByRole('article')
    .locator('summary')
    .filter({ hasText: t('scripts.clock.title') });
  await expect(page.getByText(t('findings.clear'))).toBeHidden();
  const text = await page.getByText('Rest here a while.').boundingBox();
  expect((await clock.boundingBox())?.y ?? 9999).toBeLessThan(text?.y ?? 0);
  await page
    .getByRole('article')
    .locator('summary')
    .filter({ hasText: t('findings.title') })
    .click();
  await expect(page.getByText(t('findings.clear'))).toBeVisible();
});

test('a quick action prepares the form; what the plan does not reach is capped, and said', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/');
  await quick(page, 'express').click();
  await expect(page).toHaveURL('/script-generator');
  await expect(page.getByRole('slider', { name: t('generator.length') })).toHaveValue('5');
  await expect(page.getByRole('radio', { name: t('vocabulary.themes.relaxation'), exact: true })).toBeChecked();

  await page.goBack();
  await expect(quick(page, 'sleep')).toContainText(t('vocabulary.plans.free'));
  await quick(page, 'sleep').click();
  const capped = t('home.start.cappedToast', { plan: t('vocabulary.plans.free'), length: '15 minutes' });
  await expect(page.getByRole('status').filter({ hasText: capped })).toBeVisible();
  await expect(page.getByRole('slider', { name: t('generator.length') })).toHaveValue(String(plans.free.maxMinutes));
  await expect(page.getByRole('radio', { name: t('vocabulary.themes.sleep'), exact: true })).toBeChecked();
});

test('a paid plan is asked to buy nothing; a free one can send the button away for good', async ({ page, world, openDevice }) => {
  await enter(page, await world.openAccount(), '/');
  const premium = page.getByRole('complementary', { name: t('home.premium.label'), exact: true });
  await expect(premium.getByRole('link')).toHaveText(t('home.premium.action'));
  await expect(page.getByRole('link', { name: t('home.offer.action') })).toBeVisible();
  await premium.getByRole('button', { name: t('home.premium.close') }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: t('home.offer.action') })).toBeVisible();
  await expect(premium).toHaveCount(0);

  const other = await openDevice();
  await enter(other, await world.openAccount({ plan: 'pro' }), '/');
  await expect(sheet(other, t('home.subscription.title'))).toContainText(t('vocabulary.plans.pro'));
  await expect(other.getByRole('link', { name: t('home.offer.action') })).toHaveCount(0);
  await expect(other.getByRole('link', { name: t('home.premium.action') })).toHaveCount(0);
});

test('figures that cannot be had say so, and come at the second try', async ({ page, watch, world }) => {
  watch.expectRefusal(404, getStats.path);
  await refuseUntilPressed(page, `**${getStats.path}*`, { status: 404, button: t('app.oops.again') });
  await enter(page, await world.openAccount(), '/');
  const stats = sheet(page, t('home.stats.title'));
  await expect(stats.getByRole('alert')).toHaveText(t('errors.codes.NOT_FOUND'));
  await stats.getByRole('button', { name: t('app.oops.again') }).click();
  await expect(stats).toContainText(t('home.stats.month'));
});

test.describe('whoever has just opened an account', () => {
  test.use({ welcomed: false });

  test('is welcomed once, and no more where they sign in elsewhere', async ({ page, openDevice }) => {
    const account = { email: `${crypto.randomUUID()}@example.org`, password: 'correct horse battery' };
    await page.goto('/auth?plan=free');
    await page.getByLabel(t('accounts.email')).fill(account.email);
    for (const name of [t('accounts.password'), t('accounts.passwordAgain')])
      await page.getByLabel(name, { exact: true }).fill(account.password);
    await page.getByRole('button', { name: t('accounts.register.action') }).click();
    const welcome = page.getByRole('dialog');
    await expect(welcome).toContainText(t('home.welcome.credits', { credits: t('app.credits', { count: 3 }) }));
    await expect(welcome.getByRole('listitem')).toHaveCount(4);
    await welcome.getByRole('button', { name: t('home.welcome.explore') }).click();
    await expect(welcome).toHaveCount(0);
    await page.reload();
    await expect(quick(page, 'express')).toBeVisible();
    await expect(welcome).toHaveCount(0);

    const other = await openDevice();
    await enter(other, account, '/');
    await expect(quick(other, 'express')).toBeVisible();
    await expect(other.getByRole('dialog')).toHaveCount(0);
  });
});
