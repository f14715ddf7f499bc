import { generateScript } from '../../shared/routes/generations.routes.ts';
import { createCollection } from '../../shared/routes/collections.routes.ts';
import { enter } from './support/enter.ts';
import { fillRequest } from './support/fillRequest.ts';
import { parts } from './support/parts.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import { refuseUntilPressed } from './support/refuseUntilPressed.ts';

const t = texts('en');

for (const { path, asks, failed, shows } of [
  { path: '/', asks: '/api/scripts', failed: t('scripts.listFailed'), shows: t('scripts.empty.title') },
  { path: '/scripts', asks: '/api/scripts', failed: t('scripts.listFailed'), shows: t('scripts.empty.title') },
  { path: '/favorites', asks: '/api/scripts', failed: t('scripts.listFailed'), shows: t('library.favorites.empty.title') },
  {
    path: '/collections',
    asks: '/api/collections',
    failed: t('library.collections.listFailed'),
    shows: t('library.collections.empty.title'),
  },
  {
    path: '/templates?source=own',
    asks: '/api/templates',
    failed: t('templates.listFailed'),
    shows: t('templates.empty.title'),
  },
  { path: '/transactions', asks: '/api/transactions', failed: t('credits.listFailed'), shows: t('credits.kinds.monthly') },
  { path: '/profile', asks: '/api/sessions', failed: t('profile.sessions.listFailed'), shows: t('profile.sessions.alone') },
] as const) {
  test(`what cannot be had says so beside the rest of the page, and is asked for again: ${path}`, async ({
    page,
    watch,
    world,
  }) => {
    watch.expectRefusal(403, asks);
    const isAsked = (url: URL): boolean => url.pathname === asks;
    await refuseUntilPressed(page, isAsked, { status: 403, button: t('app.oops.again') });
    await enter(page, await world.openAccount(), path);
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: failed });
    await expect(alert).toContainText(t('errors.codes.FORBIDDEN'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('app.oops.again') })
      .first()
      .click();
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test('a collection and the help that cannot be had say so, and come at the second try', async ({ page, watch, world }) => {
  await enter(page, await world.openAccount(), '/collections');
  const answer = await page.request.post(createCollection.path, {
    data: { name: 'Evenings' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { id } = createCollection.answers[201].parse(await answer.json());
  const path = `/api/collections/${id}`;
  watch.expectRefusal(503, path);
  await refuseUntilPressed(page, `**${path}`, { status: 503, button: t('app.oops.again') });
  await page.goto(`/collections/${id}`);
  await expect(page.getByRole('alert')).toContainText(t('errors.codes.INTERNAL'));
  await page.getByRole('button', { name: t('app.oops.again') }).click();
  await expect(parts.title(page)).toHaveText('Evenings');

  watch.allowCutOff();
  // The second time it is asked for by another address, and the page may ask twice by itself.
  await refuseUntilPressed(page, '**/assets/help-*.js*', { status: 'cut off', button: t('app.oops.again') });
  await page.goto('/help');
  await expect(page.getByRole('alert')).toContainText(t('app.help.failed'));
  await page.getByRole('button', { name: t('app.oops.again') }).click();
  await expect(page.getByRole('searchbox', { name: t('app.help.search') })).toBeVisible();
});

test('where there is nothing yet, one button leads on', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('scripts.empty.action') }).click();
  await expect(page).toHaveURL('/script-generator');
  await page.goto('/favorites');
  await main.getByRole('link', { name: t('library.favorites.empty.action') }).click();
  await expect(page).toHaveURL('/scripts');
  await page.goto('/collections');
  await main.getByRole('button', { name: t('library.collections.empty.action') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('library.collections.create') }).click();
  await expect(dialog.getByText(t('library.collections.nameMissing'))).toBeVisible();
  await dialog.getByRole('textbox', { name: t('library.collections.name') }).fill('Evenings');
  await dialog.getByRole('button', { name: t('library.collections.create') }).click();
  await expect(parts.title(page)).toHaveText('Evenings');
  await expect(main.getByRole('heading', { name: t('library.collections.emptyOne.title') })).toBeVisible();
  await main.getByRole('link', { name: t('library.collections.emptyOne.action') }).click();
  await expect(page).toHaveURL('/scripts');
});

test('a session that ended in the middle of a request leads to the sign-in page, and back to the form as it was', async ({
  page,
  context,
  watch,
  world,
}) => {
  const account = await world.openAccount();
  await enter(page, account, '/script-generator');
  await fillRequest(page, t, { type: 'hypnosis', theme: 'focus', duration: 9, description: 'Before an exam' });
  // What is fetched ahead is there, and the words are read: the next that is asked for is the script.
  await expect(page.getByRole('combobox', { name: t('generator.need.label') })).toHaveValue('exam');
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  watch.expectRefusal(401, generateScript.path);
  await parts.submit(page, t).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('alert').filter({ hasText: t('errors.codes.UNAUTHENTICATED') })).toBeVisible();
  await signIn(page, t, account);
  await expect(page).toHaveURL('/script-generator');
  await expect(page.getByRole('radio', { name: t('vocabulary.types.hypnosis') })).toBeChecked();
  await expect(page.getByLabel(t('generator.description'))).toHaveValue('Before an exam');
  await expect(page.getByRole('slider', { name: t('generator.length') })).toHaveValue('9');
  expect(await world.countGenerations(account)).toBe(0);
  await parts.submit(page, t).click();
  await expect(page).toHaveURL(/\/scripts\//u);
  expect(await world.countGenerations(account)).toBe(1);
});
