import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { updateUser } from '../../shared/routes/profile.routes.ts';
import {
  cancelEmailChange,
  checkConfirmation,
  confirmEmail,
  renewConfirmation,
  sendConfirmationAgain,
} from '../../shared/routes/confirmation.routes.ts';
import { answerLate } from './support/answerLate.ts';
import { enter } from './support/enter.ts';
import { markPage } from './support/markPage.ts';
import { parts } from './support/parts.ts';
import { readLink } from './support/readLink.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import { withMailServer, type Account, type World } from './support/world.ts';

const t = texts('en');
const password = 'correct horse battery';

const press = (scope: Page | Locator, name: string): Promise<void> => scope.getByRole('button', { name, exact: true }).click();
const line = (page: Page): Locator => page.getByRole('region', { name: t('confirm.ask.title') });
const address = (page: Page): Locator => page.getByRole('region', { name: t('profile.email.title'), exact: true });

/** Before any page is open, for pages notice when their server goes. */
async function startWithMail(world: World): Promise<void> {
  await world.stopApi('SIGTERM');
  await world.startApi(withMailServer);
}

/** Signs up by the form. */
async function signUp(page: Page, email = `${randomUUID()}@example.org`): Promise<Account> {
  await page.goto('/auth?plan=free');
  await page.getByLabel(t('accounts.email')).fill(email);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(password);
  await page.getByLabel(t('accounts.passwordAgain'), { exact: true }).fill(password);
  await press(page, t('accounts.register.action'));
  await expect(line(page)).toContainText(email);
  return { id: '', email, password };
}

async function ask(page: Page, email: string, secret = password): Promise<void> {
  await address(page).getByLabel(t('profile.email.next')).fill(email);
  await address(page).getByLabel(t('profile.email.password'), { exact: true }).fill(secret);
  await press(address(page), t('profile.email.action'));
}

test('a new account’s address is confirmed on another device; the line goes and the credits come everywhere', async ({
  page,
  openDevice,
  watch,
  world,
}) => {
  test.slow();
  await startWithMail(world);
  const account = await signUp(page);
  await expect(line(page)).toContainText(t('confirm.line.credits', { count: 3 }));
  await expect(parts.credits(page, t, 0)).toBeVisible();
  const other = await openDevice();
  await enter(other, account, '/transactions');
  await expect(line(other)).toBeVisible();
  const stillThere = await markPage(other);
  await press(line(page), t('confirm.line.again'));
  await expect(page.getByText(t('confirm.line.sent', { email: account.email }))).toBeVisible();
  const visitor = await openDevice();
  const link = await readLink(visitor, 'email.confirm', account.email, 2);
  await visitor.goto(link);
  await expect(visitor.getByText(t('confirm.ask.text', { email: account.email }))).toBeVisible();
  // Coming here uses nothing up: programs that look through mails do so too.
  expect(watch.requests).not.toContain(confirmEmail.path);
  await press(visitor, t('confirm.ask.action'));
  const done = visitor.getByRole('status').filter({ hasText: t('confirm.done.text', { email: account.email }) });
  await expect(done).toContainText(t('confirm.done.credits', { count: 3 }));
  await expect(visitor.getByRole('link', { name: t('confirm.signIn') })).toBeVisible();
  for (const tab of [page, other]) {
    await expect(line(tab)).toHaveCount(0);
    await expect(parts.credits(tab, t, 3)).toBeVisible();
  }
  await stillThere();
  watch.expectRefusal(400, checkConfirmation.path);
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(t('errors.codes.CONFIRM_USED'));
  await page.getByRole('link', { name: t('confirm.home') }).click();
  await expect(page).toHaveURL('/');
});

test('another address waits on every device, is taken back, asked for again and confirmed', async ({
  page,
  openDevice,
  watch,
  world,
}) => {
  test.slow();
  await startWithMail(world);
  const account = await world.openAccount();
  const email = `new-${account.email}`;
  await enter(page, account, '/profile');
  const other = await openDevice();
  await enter(other, account, '/profile');
  const now = address(other).getByText(t('profile.email.now', { email: account.email }));
  await expect(now).toBeVisible();
  watch.expectRefusal(400, updateUser.path);
  await ask(page, email, 'not this one');
  await expect(address(page).getByText(t('errors.codes.WRONG_PASSWORD'))).toBeVisible();
  await ask(page, email);
  const waiting = t('profile.email.waiting.text', { email, now: account.email });
  for (const tab of [page, other]) await expect(address(tab).getByText(waiting)).toBeVisible();
  await readLink(page, 'email.requested', account.email);
  // The event of it may come before its answer.
  await answerLate(other, `**${cancelEmailChange.path}`, {
    press: () => press(address(other), t('profile.email.waiting.cancel')),
    changed: () => expect(address(other).getByText(waiting)).toHaveCount(0),
  });
  await expect(other.getByText(t('profile.email.waiting.cancelled'))).toBeVisible();
  for (const tab of [page, other]) await expect(address(tab).getByText(waiting)).toHaveCount(0);
  await expect(now).toBeVisible();
  await ask(page, email);
  await press(address(page), t('confirm.line.again'));
  await expect(page.getByText(t('confirm.line.sent', { email }))).toBeVisible();
  const link = await readLink(page, 'email.confirm', email, 3);
  const visitor = await openDevice();
  await visitor.goto(link);
  await press(visitor, t('confirm.ask.action'));
  await expect(visitor.getByText(t('confirm.done.text', { email }))).toBeVisible();
  for (const tab of [page, other]) await expect(address(tab).getByText(t('profile.email.now', { email }))).toBeVisible();
});

test('an address that somebody else took meanwhile is refused clearly', async ({ page, openDevice, watch, world }) => {
  test.slow();
  await startWithMail(world);
  const account = await world.openAccount();
  await enter(page, account, '/profile');
  const email = `new-${account.email}`;
  await ask(page, email);
  const link = await readLink(page, 'email.confirm', email);
  await signUp(await openDevice(), email);
  watch.expectRefusal(400, confirmEmail.path);
  await page.goto(link);
  await press(page, t('confirm.ask.action'));
  await expect(page.getByRole('alert')).toContainText(t('confirm.refused.taken'));
});

test('too many links are refused, and the line stays', async ({ page, watch, world }) => {
  test.slow();
  await startWithMail(world);
  const { email } = await signUp(page);
  for (let count = 1; count < 5; count += 1) {
    const answered = page.waitForResponse(`**${sendConfirmationAgain.path}`);
    await press(line(page), t('confirm.line.again'));
    expect((await answered).status()).toBe(204);
    await expect(line(page).getByRole('button', { name: t('confirm.line.again') })).toBeVisible();
  }
  watch.expectRefusal(429, sendConfirmationAgain.path);
  await press(line(page), t('confirm.line.again'));
  await expect(page.getByRole('alert').filter({ hasText: t('confirm.line.failed') })).toContainText(
    t('errors.wait', { wait: '' }),
  );
  await expect(line(page)).toContainText(email);
});

for (const token of ['#made-up', ''])
  test(`a link that is none of ours says so: ${token}`, async ({ page, watch }) => {
    watch.expectRefusal(400, checkConfirmation.path);
    await page.goto(`/confirm-email${token}`);
    await expect(page.getByRole('alert')).toContainText(t('errors.codes.CONFIRM_UNKNOWN'));
    await expect(page.getByRole('link', { name: t('confirm.signIn') })).toBeVisible();
  });

test('a link that has expired has another one sent', async ({ page, watch }) => {
  watch.expectRefusal(400, checkConfirmation.path);
  await page.route(`**${checkConfirmation.path}`, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'CONFIRM_EXPIRED', message: 'expired', requestId: 'test' } } }),
  );
  await page.goto('/confirm-email#old');
  await expect(page.getByRole('alert')).toContainText(t('errors.codes.CONFIRM_EXPIRED'));
  watch.expectRefusal(400, renewConfirmation.path);
  await press(page, t('confirm.refused.again'));
  await expect(page.getByRole('alert').filter({ hasText: t('confirm.refused.failed') })).toBeVisible();
  await page.route(`**${renewConfirmation.path}`, (route) => route.fulfill({ status: 204 }));
  await press(page, t('confirm.refused.again'));
  await expect(page.getByRole('status').filter({ hasText: t('confirm.sent.title') })).toBeVisible();
});
