import { enter } from './support/enter.ts';
import { settingsParts } from './support/settingsParts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');
const fr = texts('fr');
const { root, choose, savedOf } = settingsParts;

test('a visitor chooses a language; it stays, and what is no word follows it', async ({ page }) => {
  await page.goto('/language');
  await expect(page.getByText('$1,234.50')).toBeVisible();
  await expect(page.getByText(t('settings.language.kept'))).toBeVisible();
  await choose(page, t('settings.language.label'), 'Français');
  await expect(root(page)).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr('settings.language.title'));
  await expect(page.getByRole('status').filter({ hasText: fr('app.language.changed', { language: 'Français' }) })).toBeVisible();
  await expect(page.getByText(/1\s234,50\s€/u)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked();
});

test('a language whose texts cannot be fetched is not changed to: it is said why, and it can be chosen again', async ({
  page,
  watch,
  world,
}) => {
  await enter(page, await world.openAccount(), '/language');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings.language.title'));
  watch.allowCutOff();
  const files = /\/assets\/(?:first|more)-/u;
  await page.route(files, (route) => route.abort());
  await choose(page, t('settings.language.label'), 'Français');
  await expect(page.getByRole('alert').filter({ hasText: t('errors.network') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings.language.title'));
  await expect(root(page)).toHaveAttribute('lang', 'en');
  expect((await savedOf(page)).language).toBeUndefined();
  await page.unroute(files);
  await choose(page, t('settings.language.label'), 'Français');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr('settings.language.title'));
});

test('of two languages that are chosen one after the other the last one stays, whichever comes first', async ({
  page,
  world,
}) => {
  await enter(page, await world.openAccount(), '/language');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings.language.title'));
  const slow = Promise.withResolvers<void>();
  const isSlow = new Set<string>();
  const answered: string[] = [];
  let isHeld = true;
  await page.route(/\/assets\/(?:first|more)-/u, async (route) => {
    const url = route.request().url();
    if (isHeld) {
      isSlow.add(url);
      await slow.promise;
    }
    await route.continue();
  });
  page.on('requestfinished', (request) => void answered.push(request.url()));
  await choose(page, t('settings.language.label'), 'Français');
  await expect.poll(() => isSlow.size).toBe(2);
  isHeld = false;
  await choose(page, t('settings.language.label'), 'Deutsch');
  await expect(root(page)).toHaveAttribute('lang', 'de');
  slow.resolve();
  await expect.poll(() => [...isSlow].every((url) => answered.includes(url))).toBe(true);
  await expect.poll(async () => (await savedOf(page)).language).toBe('de');
  await expect(root(page)).toHaveAttribute('lang', 'de');
});

test('texts that do not come with the page come once there is a connection', async ({ page, watch }) => {
  watch.allowCutOff();
  let refused = 0;
  const files = /\/assets\/first-/u;
  await page.route(files, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.goto('/language');
  await expect.poll(() => refused).toBeGreaterThan(1);
  await page.unroute(files);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings.language.title'));
});

test('at the door, too: a page that was prerendered waits for its texts', async ({ page, watch }) => {
  watch.allowCutOff();
  let refused = 0;
  const files = /\/assets\/en-/u;
  await page.route(files, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.goto('/auth');
  await expect.poll(() => refused).toBeGreaterThan(1);
  await page.unroute(files);
  await page.getByLabel(t('app.language.label')).selectOption('Français');
  await expect(root(page)).toHaveAttribute('lang', 'fr');
});

test('at the door a language that cannot be fetched is not changed to, and can be chosen again; the last choice stays', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  const select = page.getByLabel(t('app.language.label'));
  watch.allowCutOff();
  const file = (language: string): string => `**/assets/${language}-*.js`;
  await page.route(file('fr'), (route) => route.abort());
  await select.selectOption('Français');
  await expect(page.getByRole('alert').filter({ hasText: t('errors.network') })).toBeVisible();
  await expect(root(page)).toHaveAttribute('lang', 'en');
  await expect(select).toHaveValue('en');
  await page.unroute(file('fr'));
  await select.selectOption('Français');
  await expect(root(page)).toHaveAttribute('lang', 'fr');

  const slow = Promise.withResolvers<void>();
  await page.route(file('es'), async (route) => {
    await slow.promise;
    await route.continue();
  });
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/es-'));
  const asked = page.waitForRequest(file('es'));
  await page.getByLabel(fr('app.language.label')).selectOption('Español');
  await asked;
  await page.getByLabel(fr('app.language.label')).selectOption('Deutsch');
  await expect(root(page)).toHaveAttribute('lang', 'de');
  slow.resolve();
  await arrived;
  // What has arrived is read before the page answers.
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
});

test('the account’s language leads, unless the address names one; a choice reaches the other device', async ({
  page,
  world,
  openDevice,
}) => {
  const account = await world.openAccount();
  await enter(page, account, '/language');
  await choose(page, t('settings.language.label'), 'Français');
  await expect.poll(async () => (await savedOf(page)).language).toBe('fr');
  const other = await openDevice();
  await enter(other, account, '/language');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(fr('settings.language.title'));
  await expect(other.getByText(fr('settings.language.keptAccount'))).toBeVisible();
  await choose(other, fr('settings.language.label'), 'English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings.language.title'));
  await page.goto('/language?lng=fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr('settings.language.title'));
  await expect(page.getByText(fr('settings.language.keptAccount'))).toBeVisible();
});

test('whoever is signed in finds the language in one place, from wherever they look for it', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/');
  const navigation = page.getByRole('navigation', { name: t('app.nav.label') });
  await expect(page.getByRole('region', { name: t('home.subscription.title') })).toBeVisible();
  await expect(page.getByLabel(t('app.language.label'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('app.language.entry', { language: 'English' }) })).toHaveCount(0);
  // The page of those who build is not in people's way.
  await expect(navigation.getByRole('link', { name: t('app.nav.visualDemo') })).toHaveCount(0);
  await navigation.getByRole('link', { name: t('app.nav.settings') }).click();
  await page.getByRole('link', { name: t('app.language.entry', { language: 'English' }) }).click();
  await expect(page).toHaveURL('/language');
  await expect(navigation.getByRole('link', { name: t('app.nav.language') })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
});
