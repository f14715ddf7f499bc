import type { Locator, Page } from '@playwright/test';
import { NotificationPage } from '../../shared/notifications.schema.ts';
import { dismissNotification, listNotifications } from '../../shared/routes/notifications.routes.ts';
import { enter } from './support/enter.ts';
import { expect, test, withMovement } from './support/test.ts';
import { texts } from './support/texts.ts';
import { refuseUntilPressed } from './support/refuseUntilPressed.ts';

test.use(withMovement);

const t = texts('en');

const bell = (page: Page, unread: number): Locator =>
  page.getByRole('button', {
    name: unread > 0 ? t('notifications.openUnread', { count: unread }) : t('notifications.open'),
    exact: true,
  });
const panel = (page: Page): Locator => page.getByRole('dialog', { name: t('notifications.title') });

test('whoever has no notifications is told what will be here', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/transactions');
  await bell(page, 0).click();
  await expect(panel(page)).toContainText(t('notifications.empty.title'));
  await expect(panel(page).getByRole('button', { name: t('notifications.readAll') })).toHaveCount(0);
});

test('a sign-in from elsewhere is told on every tab at once; so is what is read and dismissed', async ({
  page,
  context,
  openDevice,
  world,
}) => {
  test.slow();
  const account = await world.openAccount();
  await enter(page, account, '/transactions');
  const tab = await context.newPage();
  await tab.goto('/transactions');
  await expect(bell(tab, 0)).toBeVisible();
  for (const count of [1, 2]) {
    await enter(await openDevice(), account);
    await expect(bell(page, count)).toBeVisible();
  }
  await expect(bell(tab, 2)).toBeVisible();
  await bell(page, 2).click();
  const items = panel(page).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await items
    .last()
    .getByRole('button', { name: t('notifications.read'), exact: true })
    .click();
  await expect(bell(tab, 1)).toBeVisible();
  await items
    .last()
    .getByRole('button', { name: t('notifications.dismiss') })
    .click();
  await expect(items).toHaveCount(1);
  await panel(page)
    .getByRole('button', { name: t('notifications.readAll') })
    .click();
  await expect(bell(tab, 0)).toBeVisible();
  await tab.reload();
  await bell(tab, 0).click();
  await expect(panel(tab).getByRole('listitem')).toHaveCount(1);
});

test('news leads to its page and is read with that, by keyboard alone', async ({ page, openDevice, world }) => {
  const account = await world.openAccount();
  await enter(page, account, '/transactions');
  await enter(await openDevice(), account);
  await bell(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/u);
  await expect(bell(page, 0)).toBeVisible();
});

test('what cannot be dismissed stays, and says so until it can', async ({ page, openDevice, watch, world }) => {
  const account = await world.openAccount();
  await enter(page, account, '/transactions');
  await enter(await openDevice(), account);
  await bell(page, 1).click();
  const { items } = NotificationPage.parse(await (await page.request.get(listNotifications.path)).json());
  watch.expectRefusal(500, `${listNotifications.path}/${items[0]?.id}`);
  await page.route('**/api/notifications/*', (route) =>
    route.request().method() === dismissNotification.method ? route.fulfill({ status: 500, body: 'no' }) : route.fallback(),
  );
  await panel(page)
    .getByRole('button', { name: t('notifications.dismiss') })
    .click();
  await expect(page.getByText(t('notifications.actFailed'))).toBeVisible();
  await expect(panel(page).getByRole('listitem')).toHaveCount(1);
  await page.unroute('**/api/notifications/*');
  await panel(page)
    .getByRole('button', { name: t('notifications.dismiss') })
    .click();
  await expect(panel(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByText(t('notifications.actFailed'))).toHaveCount(0);
});

test('a list that cannot be had can be asked for again', async ({ page, watch, world }) => {
  const account = await world.openAccount();
  await refuseUntilPressed(page, `**${listNotifications.path}?*`, { status: 403, button: t('app.oops.again') });
  watch.expectRefusal(403, listNotifications.path);
  await enter(page, account, '/transactions');
  await bell(page, 0).click();
  await expect(panel(page).getByRole('alert')).toContainText(t('notifications.failed'));
  await panel(page)
    .getByRole('button', { name: t('app.oops.again') })
    .click();
  await expect(panel(page)).toContainText(t('notifications.empty.title'));
});

test('on a narrow screen, and beside the folded sidebar, the notifications button is in the header', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/transactions');
  await expect(bell(page, 0)).toHaveCount(1);
  await page.getByRole('button', { name: t('app.nav.collapse') }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: t('notifications.open') })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 800 });
  await bell(page, 0).click();
  await expect(panel(page)).toBeVisible();
});
