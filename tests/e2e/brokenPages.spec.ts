import type { Page } from '@playwright/test';
import { getUser } from '../../shared/routes/accounts.routes.ts';
import { reportPageError } from '../../shared/routes/pageErrors.routes.ts';
import { enter } from './support/enter.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

const failure = (page: Page, title = t('app.oops.title')) => page.getByRole('alert').filter({ hasText: title });
const again = (page: Page) => page.getByRole('button', { name: t('app.oops.again') });
/** The file that a page of the product comes in. */
const fileOf = (name: string): string => `**/assets/${name}-*.js`;

const words = 'The ledger cannot be drawn';
/** A page that fails as it is rendered. */
const breakPage = (page: Page, name: string) =>
  page.route(fileOf(name), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function ${name}() { throw new Error('${words}'); }`,
    }),
  );

test('a page that fails as it is rendered says so; the others go on, and trying again shows it', async ({
  page,
  watch,
  world,
}) => {
  await enter(page, await world.openAccount(), '/settings');
  watch.expectComplaint(words);
  await breakPage(page, 'TransactionsPage');
  // The page that one arrives at first takes no focus; this one is the second.
  await expect(parts.title(page)).toHaveText(t('settings.title'));
  const told = page.waitForRequest((request) => new URL(request.url()).pathname === reportPageError.path);
  await page.getByRole('link', { name: t('app.nav.credits'), exact: true }).click();
  await expect(failure(page)).toContainText(t('app.oops.text'));
  const request = await told;
  expect(request.postDataJSON()).toMatchObject({ name: 'Error', path: '/transactions' });
  expect(request.postData()).toContain('TransactionsPage');
  expect(request.postData()).not.toContain(words);
  expect((await request.response())?.status()).toBe(204);
  await expect(page).toHaveTitle(t('app.tabTitle', { page: t('app.oops.title') }));
  await expect(parts.title(page)).toBeFocused();
  // What stands around it stands.
  await page.getByRole('link', { name: t('app.nav.settings'), exact: true }).click();
  await expect(parts.title(page)).toHaveText(t('settings.title'));
  await page.goBack();
  await expect(failure(page)).toBeVisible();
  await page.unroute(fileOf('TransactionsPage'));
  await again(page).click();
  await expect(parts.title(page)).toHaveText(t('credits.title'));
  await expect(page).toHaveURL('/transactions');
});

test('nobody is said to know of an error that could not be told', async ({ page, watch, world }) => {
  await enter(page, await world.openAccount(), '/settings');
  watch.allowCutOff();
  watch.expectComplaint(words);
  await breakPage(page, 'TransactionsPage');
  await page.route(`**${reportPageError.path}`, (route) => route.abort());
  await page.getByRole('link', { name: t('app.nav.credits'), exact: true }).click();
  await expect(failure(page)).toContainText(t('app.oops.unreported'));
  await expect(failure(page)).not.toContainText(t('app.oops.text'));
});

test('the way home leaves a page that is broken for good', async ({ page, watch, world }) => {
  await enter(page, await world.openAccount(), '/settings');
  watch.expectComplaint(words);
  await breakPage(page, 'TransactionsPage');
  await page.goto('/transactions');
  await again(page).click();
  await expect(failure(page)).toBeVisible();
  await page.getByRole('link', { name: t('app.oops.home') }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(t('app.tabTitle', { page: t('home.tab') }));
});

test('a page that cannot be fetched says that the connection failed, and comes at the second try', async ({
  page,
  watch,
  world,
}) => {
  await enter(page, await world.openAccount(), '/settings');
  watch.allowCutOff();
  watch.expectComplaint('ApiError: network');
  await page.route(fileOf('TransactionsPage'), (route) => route.abort());
  await page.getByRole('link', { name: t('app.nav.credits'), exact: true }).click();
  await expect(failure(page)).toContainText(t('errors.network'));
  await page.unroute(fileOf('TransactionsPage'));
  await again(page).click();
  await expect(parts.title(page)).toHaveText(t('credits.title'));
});

test('without the frame of all pages, and for a page outside it, the failure fills the window', async ({
  page,
  watch,
  world,
}) => {
  await enter(page, await world.openAccount(), '/settings');
  watch.allowCutOff();
  watch.expectComplaint('ApiError: network');
  for (const [file, path] of [
    ['Frame', '/settings'],
    ['ReadPage', '/scripts/32ea02c0-ffa4-45fa-9dd0-794c8384b3d4/read'],
  ] as const) {
    await page.route(fileOf(file), (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t('errors.network'));
    await expect(page.getByRole('navigation', { name: t('app.nav.label') })).toHaveCount(0);
    await page.unroute(fileOf(file));
  }
  await page.getByRole('link', { name: t('app.oops.home') }).click();
  await expect(page).toHaveTitle(t('app.tabTitle', { page: t('home.tab') }));
});

for (const [status, title, text] of [
  [403, 'app.refused.title', 'app.refused.text'],
  [500, 'app.serverError.title', 'errors.codes.INTERNAL'],
] as const) {
  test(`whoever cannot be told from others (${status}) is told why, and tries again`, async ({ page, watch, world }) => {
    const account = await world.openAccount();
    await enter(page, account, '/settings');
    await page.waitForLoadState('networkidle');
    watch.expectRefusal(status, getUser.path);
    await page.route(`**${getUser.path}`, (route) => route.fulfill({ status, body: 'no' }));
    await page.goto('/transactions');
    const screen = failure(page, t(title));
    await expect(screen).toContainText(t(text));
    await page.unroute(`**${getUser.path}`);
    await again(page).click();
    await expect(parts.title(page)).toHaveText(t('credits.title'));
  });
}
