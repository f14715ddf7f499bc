import { enter } from './support/enter.ts';
import { announcedStatus } from './support/announcedStatus.ts';
import { ask } from './support/ask.ts';
import { getUser } from '../../shared/routes/accounts.routes.ts';
import { parts } from './support/parts.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

test('who is not signed in is led to the sign-in page, and back to where they wanted to go', async ({ page, watch, world }) => {
  const account = await world.openAccount();
  const said = await announcedStatus(page);
  await page.goto('/transactions?from=mail');
  await expect(page).toHaveURL('/auth');
  expect(await said()).toContain(t('app.guard.toSignIn'));
  expect(watch.requests).not.toContain(getUser.path);
  await signIn(page, t, account);
  await expect(page).toHaveURL('/transactions?from=mail');
  await expect(parts.title(page)).toHaveText(t('credits.title'));
});

test('a saved way back that leads elsewhere is ignored', async ({ page, world }) => {
  const account = await world.openAccount();
  await page.goto('/scripts');
  await expect(page).toHaveURL('/auth');
  const changed = await page.evaluate(() => {
    const keys = Object.keys(sessionStorage).filter((key) => sessionStorage.getItem(key) === '/scripts');
    for (const key of keys) sessionStorage.setItem(key, '//evil.example');
    return keys.length;
  });
  expect(changed).toBe(1);
  await signIn(page, t, account);
  await expect(page).toHaveTitle(t('app.tabTitle', { page: t('home.tab') }));
  await expect(page).toHaveURL('/');
});

test('an address that leads nowhere says so, and leads back or home', async ({ page, world }) => {
  await page.goto('/auth');
  await page.goto('/nowhere/at/all');
  await expect(parts.title(page)).toHaveText(t('app.notFound.title'));
  await page.getByRole('button', { name: t('app.notFound.back') }).click();
  await expect(page).toHaveURL('/auth');
  await page.goto('/nowhere');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('app.notFound.home') })
    .click();
  await expect(page).toHaveURL('/auth');
  await enter(page, await world.openAccount(), '/nowhere');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('app.notFound.home') })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(t('app.tabTitle', { page: t('home.tab') }));
});

test('another person’s script is not there', async ({ page, openDevice, watch, world }) => {
  const other = await openDevice();
  await enter(other, await world.openAccount());
  const id = await ask(other);
  await enter(page, await world.openAccount());
  watch.expectRefusal(404, `/api/scripts/${id}`);
  await page.goto(`/scripts/${id}`);
  await expect(parts.title(page)).toHaveText(t('scripts.gone.title'));
  await page
    .getByRole('link', { name: t('scripts.gone.action') })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: t('scripts.empty.title') })).toBeVisible();
});

test('a session that ended in another tab leads to the sign-in page, and back', async ({ page, context, watch, world }) => {
  const account = await world.openAccount();
  await enter(page, account, '/transactions');
  await expect(parts.credits(page, t, 3)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/scripts');
  await expect(other.getByRole('heading', { name: t('scripts.empty.title') })).toBeVisible();
  watch.allowSignedOut();
  await other.getByRole('button', { name: t('app.logout.action') }).click();
  await expect(page).toHaveURL('/auth');
  await signIn(page, t, account);
  await expect(page).toHaveURL('/transactions');
  await expect(parts.title(page)).toHaveText(t('credits.title'));
});

test('older addresses lead to today’s pages', async ({ page, world }) => {
  const account = await world.openAccount();
  await enter(page, account);
  const id = await ask(page);
  await expect.poll(() => world.newestGeneration(account)).toBe('completed');
  for (const [from, to] of [
    ['/dashboard', '/'],
    ['/generate', '/script-generator'],
    ['/enhanced-script-generator', '/script-generator'],
    [`/edit-script/${id}`, `/edit/${id}`],
    [`/script-editor/${id}`, `/edit/${id}`],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});
