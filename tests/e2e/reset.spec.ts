import type { Page } from '@playwright/test';
import { checkReset, resetPassword } from '../../shared/routes/recovery.routes.ts';
import { enter } from './support/enter.ts';
import { parts } from './support/parts.ts';
import { readLink } from './support/readLink.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');
const password = 'a new and better password';

/** Asks for a link as a visitor does, and finds it in the outbox. */
async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto('/auth');
  await page.getByRole('link', { name: t('reset.link') }).click();
  await expect(parts.title(page)).toHaveText(t('reset.forgot.title'));
  await page.getByLabel(t('accounts.email')).fill(email);
  await page.getByRole('button', { name: t('reset.forgot.action') }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toContainText(t('reset.forgot.sentTitle'));
  return readLink(page, 'password.reset', email);
}

async function choose(page: Page, first: string, second = first): Promise<void> {
  await page.getByLabel(t('reset.choose.password'), { exact: true }).fill(first);
  await page.getByLabel(t('reset.choose.again'), { exact: true }).fill(second);
  await page.getByRole('button', { name: t('reset.choose.action') }).click();
}

test('a forgotten password is chosen again by the mail’s link, once; everybody else is signed out', async ({
  page,
  openDevice,
  watch,
  world,
}) => {
  test.slow();
  const account = await world.openAccount();
  const device = await openDevice();
  await enter(device, account, '/transactions');
  const link = await askForLink(page, account.email);
  watch.allowSignedOut();
  await page.goto(link);
  watch.expectRefusal(400, resetPassword.path);
  await choose(page, 'sunshine');
  const first = page.getByLabel(t('reset.choose.password'), { exact: true });
  await expect(first).toHaveAccessibleDescription(new RegExp(t('accounts.problems.common'), 'u'));
  await expect(first).toHaveValue('sunshine');
  await choose(page, password);
  await expect(page.getByRole('status').filter({ hasText: t('reset.done.text') })).toBeVisible();
  await expect(device.getByRole('button', { name: t('accounts.signIn.action'), exact: true })).toBeVisible();
  await page.getByRole('link', { name: t('reset.done.action') }).click();
  await signIn(page, t, { email: account.email, password });
  await expect(page.getByRole('button', { name: t('app.logout.action') })).toBeVisible();
  watch.expectRefusal(400, checkReset.path);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(t('errors.codes.RESET_USED'));
  await page.getByRole('link', { name: t('reset.refused.action') }).click();
  await expect(parts.title(page)).toHaveText(t('reset.forgot.title'));
});

test('the form says what is missing before anything is sent', async ({ page, watch, world }) => {
  const account = await world.openAccount();
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: t('reset.forgot.action') }).click();
  await expect(page.getByText(t('accounts.problems.required'))).toBeVisible();
  await page.goto(await askForLink(page, account.email));
  await choose(page, 'short', 'another');
  await expect(page.getByText(t('accounts.problems.short', { min: 8 }))).toBeVisible();
  await expect(page.getByText(t('accounts.problems.mismatch'))).toBeVisible();
  expect(watch.requests).not.toContain(resetPassword.path);
});

for (const [code, token] of [
  ['RESET_UNKNOWN', '#made-up'],
  ['RESET_UNKNOWN', ''],
  ['RESET_EXPIRED', '#old'],
] as const)
  test(`a link that is ${code}${token} says so, and leads to a new one`, async ({ page, watch }) => {
    watch.expectRefusal(400, checkReset.path);
    if (code === 'RESET_EXPIRED')
      await page.route(`**${checkReset.path}`, (route) =>
        route.fulfill({ status: 400, json: { error: { code, message: 'expired', requestId: 'test' } } }),
      );
    await page.goto(`/reset-password${token}`);
    await expect(page.getByRole('alert')).toContainText(t(`errors.codes.${code}`));
    await expect(page.getByRole('link', { name: t('reset.refused.action') })).toBeVisible();
  });

test('a link that was used between looking and choosing says so', async ({ page, watch, world }) => {
  const link = await askForLink(page, (await world.openAccount()).email);
  await page.goto(link);
  watch.expectRefusal(400, resetPassword.path);
  await page.route(`**${resetPassword.path}`, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'RESET_USED', message: 'used', requestId: 'test' } } }),
  );
  await choose(page, password);
  await expect(page.getByRole('alert')).toContainText(t('errors.codes.RESET_USED'));
});

test('a server without mail offers none of it', async ({ page, world }) => {
  await world.stopApi('SIGTERM');
  await world.startApi({ STILLPOINT_MODE: 'production', ALLOW_HTTP_PRIVATE: '1', PUBLIC_URL: world.url });
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: t('accounts.signIn.action'), exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: t('reset.link') })).toHaveCount(0);
  await page.goto('/forgot-password');
  await expect(parts.title(page)).toHaveText(t('app.notFound.title'));
});
