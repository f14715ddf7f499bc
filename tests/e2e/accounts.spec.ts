import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { registerAccount } from '../../shared/routes/accounts.routes.ts';
import { signIn as signInRoute, signOut } from '../../shared/routes/sessions.routes.ts';
import { Client } from '../support/Client.ts';
import { enter } from './support/enter.ts';
import { parts } from './support/parts.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

test('a wrong password is refused in plain words, beside the form and as a message that stays', async ({
  page,
  watch,
  world,
}) => {
  const account = await world.openAccount();
  watch.expectRefusal(401, signInRoute.path);
  await page.goto('/auth');
  await signIn(page, t, { ...account, password: 'not this one' });
  await expect(page.getByRole('alert').filter({ hasText: 'Sign-in failed' })).toContainText(
    'Invalid username or password, try again or create an account',
  );
  await expect(page.getByText('Invalid username or password, try again or create an account')).toHaveCount(2);
  await expect(page.getByLabel(t('accounts.email'))).toHaveValue(account.email);
  await signIn(page, t, account);
  await expect(page).toHaveTitle(t('app.tabTitle', { page: t('home.tab') }));
});

test('after too many wrong passwords the form says how long to wait and what else helps, and keeps what was typed', async ({
  page,
  watch,
  world,
}) => {
  const account = await world.openAccount();
  const stranger = new Client(world.url);
  const body = { email: account.email, password: 'not this one' };
  for (let count = 0; count < 10; count += 1) await stranger.refused('INVALID_CREDENTIALS', signInRoute, { body });
  watch.expectRefusal(429, signInRoute.path);
  await page.goto('/auth');
  await signIn(page, t, account);
  const said = /Too many attempts\. Try again in 1[45] minutes, or reset your password by email/u;
  await expect(page.getByText(said)).toHaveCount(2);
  await expect(page.getByLabel(t('accounts.email'))).toHaveValue(account.email);
  await expect(page.getByLabel(t('accounts.password'), { exact: true })).toHaveValue(account.password);
  await page.getByRole('link', { name: t('reset.link') }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('an address that has an account cannot have another', async ({ page, watch, world }) => {
  const account = await world.openAccount();
  watch.expectRefusal(400, registerAccount.path);
  await page.goto('/auth?plan=pro');
  await expect(page.getByRole('note')).toContainText(t('vocabulary.plans.pro'));
  await page.getByLabel(t('accounts.email')).fill(account.email.toUpperCase());
  for (const name of [t('accounts.password'), t('accounts.passwordAgain')])
    await page.getByLabel(name, { exact: true }).fill('another password');
  await page.getByRole('button', { name: t('accounts.register.action') }).click();
  await expect(page.getByText('Error creating account, this email may already be in use')).toHaveCount(2);
  await expect(page.getByLabel(t('accounts.password'), { exact: true })).toHaveValue('another password');
});

test('a password that others guess first is refused beside its field, and nothing typed is lost', async ({ page, watch }) => {
  watch.expectRefusal(400, registerAccount.path);
  await page.goto('/auth?plan=free');
  const [first, again] = [t('accounts.password'), t('accounts.passwordAgain')].map((name) =>
    page.getByLabel(name, { exact: true }),
  ) as [Locator, Locator];
  const email = `${randomUUID()}@example.org`;
  await page.getByLabel(t('accounts.email')).fill(email);
  for (const field of [first, again]) await field.fill('sunshine');
  await page.getByRole('button', { name: t('accounts.register.action') }).click();
  await expect(first).toHaveAccessibleDescription(new RegExp(t('accounts.problems.common'), 'u'));
  await expect(first).toBeFocused();
  await expect(page.getByText(t('accounts.problems.common'))).toHaveCount(1);
  for (const field of [first, again]) await expect(field).toHaveValue('sunshine');
  await expect(page.getByLabel(t('accounts.email'))).toHaveValue(email);
  for (const field of [first, again]) await field.fill('a quiet place to be');
  await expect(page.getByText(t('accounts.problems.common'))).toHaveCount(0);
  await page.getByRole('button', { name: t('accounts.register.action') }).click();
  await expect(page.getByRole('button', { name: t('app.logout.action') })).toBeVisible();
});

test('the sign-in form says what is missing', async ({ page, watch }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: t('accounts.signIn.action'), exact: true }).click();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  expect(watch.requests).not.toContain(signInRoute.path);
});

test('what is written and pressed before the program is there is kept until it is', async ({ page, watch }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/auth');
  const email = page.getByLabel(t('accounts.email'));
  await email.fill('early@example.test');
  await page.getByRole('button', { name: t('accounts.signIn.action'), exact: true }).click();
  await expect(page).toHaveURL('/auth');
  release();
  await expect(page.getByText('This field is required')).toHaveCount(1);
  await expect(email).toHaveValue('early@example.test');
  expect(watch.requests).not.toContain(signInRoute.path);
});

test('a language that is chosen while the program takes over the page is the one that it has then', async ({ page }) => {
  const french = texts('fr');
  // React works off a page in messages to itself; held back, it has begun and is not there.
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isHeld = true;
    const post = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage')?.value as (...message: unknown[]) => void;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: Parameters<MessagePort['postMessage']>) {
      if (isHeld) held.push(() => post.apply(this, message));
      else post.apply(this, message);
    } as MessagePort['postMessage'];
    addEventListener('test:release', () => {
      isHeld = false;
      for (const send of held) send();
    });
  });
  await page.goto('/auth');
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
  await page.getByLabel(t('app.language.label')).selectOption('Français');
  await page.evaluate(() => dispatchEvent(new Event('test:release')));
  await expect(parts.title(page)).toHaveText(french('accounts.signIn.title'));
});

test('the language is chosen in the form and kept', async ({ page, world }) => {
  const french = texts('fr');
  await page.goto('/auth');
  await page.getByLabel(t('app.language.label')).selectOption('Français');
  await expect(parts.title(page)).toHaveText(french('accounts.signIn.title'));
  await enter(page, await world.openAccount(), '/scripts');
  await expect(parts.title(page)).toHaveText(french('scripts.list'));
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
});

test('whoever logs out leaves nothing behind', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/transactions');
  await expect(page.getByRole('listitem').filter({ hasText: t('credits.kinds.monthly') })).toBeVisible();
  await page.getByRole('button', { name: t('app.logout.action') }).click();
  await expect(page.getByRole('link', { name: t('app.welcome.start') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: t('app.welcome.start') })).toBeVisible();
});

test('a log-out that fails says so, and the page goes on', async ({ page, watch, world }) => {
  await enter(page, await world.openAccount(), '/transactions');
  await expect(page.getByRole('listitem').filter({ hasText: t('credits.kinds.monthly') })).toBeVisible();
  watch.expectRefusal(500, signOut.path);
  await page.route(`**${signOut.path}`, (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByRole('button', { name: t('app.logout.action') }).click();
  const said = page.getByRole('alert').filter({ hasText: t('app.logout.failed') });
  await expect(said).toContainText(t('errors.codes.INTERNAL'));
  await said.getByRole('button', { name: t('app.close') }).click();
  await expect(said).toHaveCount(0);
  await page.getByRole('link', { name: t('app.nav.scripts'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('scripts.empty.title') })).toBeVisible();
});
