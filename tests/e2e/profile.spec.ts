import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import * as z from 'zod';
import { requestDeletion, deleteNow } from '../../shared/routes/deletion.routes.ts';
import { changePassword, putPicture, updateUser } from '../../shared/routes/profile.routes.ts';
import { signIn as signInRoute } from '../../shared/routes/sessions.routes.ts';
import { planIds } from '../../shared/plans.ts';
import { blackPng } from '../support/hostilePictures.ts';
import { onePicture } from '../support/onePicture.ts';
import { enter } from './support/enter.ts';
import { markPage } from './support/markPage.ts';
import { parts } from './support/parts.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const about = (page: Page): Locator => section(page, t('profile.about.title'));
const devices = (page: Page): Locator => section(page, t('profile.sessions.title'));
const press = (scope: Page | Locator, name: string): Promise<void> => scope.getByRole('button', { name, exact: true }).click();
const avatar = (page: Page): Locator => page.getByRole('complementary').locator('img');

test('what one says of oneself is shown at once, on every device, and untouched fields follow', async ({
  page,
  openDevice,
  world,
}) => {
  const account = await world.openAccount();
  await enter(page, account, '/profile');
  const other = await openDevice();
  await enter(other, account, '/profile');
  const stillThere = await markPage(other);
  await about(other).getByLabel(t('profile.about.bio')).fill('Not saved yet');
  await expect(about(page).getByRole('button', { name: t('profile.about.save') })).toHaveAttribute('aria-disabled', 'true');
  await about(page).getByLabel(t('profile.about.fullName')).fill('Mira Sol');
  await press(about(page), t('profile.about.save'));
  await expect(page.getByText(t('profile.about.saved'))).toBeVisible();
  for (const tab of [page, other]) await expect(tab.getByRole('complementary')).toContainText('Mira Sol');
  await expect(about(other).getByLabel(t('profile.about.fullName'))).toHaveValue('Mira Sol');
  await expect(about(other).getByLabel(t('profile.about.bio'))).toHaveValue('Not saved yet');
  await press(about(other), t('profile.about.save'));
  await expect(about(page).getByLabel(t('profile.about.bio'))).toHaveValue('Not saved yet');
  await stillThere();
});

test('what is not saved yet is there after a reload, for this account alone', async ({ page, world }) => {
  const account = await world.openAccount();
  await enter(page, account, '/profile');
  await about(page).getByLabel(t('profile.about.bio')).fill('Half a sentence');
  await page.reload();
  await expect(about(page).getByLabel(t('profile.about.bio'))).toHaveValue('Half a sentence');
  await press(about(page), t('profile.about.save'));
  await expect(page.getByText(t('profile.about.saved'))).toBeVisible();
  await about(page).getByLabel(t('profile.about.fullName')).fill('Mira');
  await enter(page, await world.openAccount(), '/profile');
  await expect(about(page).getByLabel(t('profile.about.fullName'))).toHaveValue('');
});

test('what cannot be is said beside its field, and a refusal takes back what was shown', async ({ page, watch, world }) => {
  await enter(page, await world.openAccount(), '/profile');
  const name = about(page).getByLabel(t('profile.about.username'));
  const before = await name.inputValue();
  await name.fill('');
  await press(about(page), t('profile.about.save'));
  await expect(about(page).getByText(t('profile.about.required'))).toBeVisible();
  await name.fill('x'.repeat(61));
  await expect(about(page).getByText(t('profile.about.long', { max: 60 }))).toBeVisible();
  watch.expectRefusal(503, updateUser.path);
  await page.route(`**${updateUser.path}`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, body: 'no' }) : route.continue(),
  );
  await name.fill('somebody-else');
  await press(about(page), t('profile.about.save'));
  await expect(page.getByRole('alert').filter({ hasText: t('profile.about.failed') })).toBeVisible();
  await expect(name).toHaveValue('somebody-else');
  await expect(page.getByRole('complementary')).toContainText(before);
});

test('a picture is put up and taken down; what is none is refused', async ({ page, watch, world }) => {
  await enter(page, await world.openAccount(), '/profile');
  const file = about(page).locator('input[type=file]');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await onePicture({ width: 300, height: 200 }) });
  await expect(page.getByText(t('profile.picture.saved'))).toBeVisible();
  await expect.poll(() => avatar(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  watch.expectRefusal(400, putPicture.path);
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  const refused = page.getByRole('alert').filter({ hasText: t('profile.picture.failed') });
  await expect(refused).toContainText(t('errors.codes.PICTURE_INVALID'));
  await expect(avatar(page)).toBeVisible();
  await file.setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(refused).toContainText(t('profile.picture.tooLarge', { max: 5 }));
  const wide = blackPng({ width: 10_000, height: 6000 });
  await file.setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: wide });
  await expect(refused).toContainText(t('profile.picture.pixels', { max: 50 }));
  watch.expectRefusal(429, putPicture.path);
  const busy = { code: 'RATE_LIMITED', message: '', requestId: 'x', details: { retryAfterSeconds: 10 } };
  await page.route(`**${putPicture.path}`, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, json: { error: busy } }) : route.continue(),
  );
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await onePicture() });
  await expect(refused).toContainText(t('profile.picture.waitSeconds', { count: 10 }));
  await expect(avatar(page)).toBeVisible();
  await press(about(page), t('profile.picture.remove'));
  await expect(avatar(page)).toHaveCount(0);
});

test('another address needs the password', async ({ page, watch, world }) => {
  const account = await world.openAccount();
  await enter(page, account, '/profile');
  const scope = section(page, t('profile.email.title'));
  const email = `new-${account.email}`;
  watch.expectRefusal(400, updateUser.path);
  await scope.getByLabel(t('profile.email.next')).fill(email);
  await scope.getByLabel(t('profile.email.password'), { exact: true }).fill('not this one');
  await press(scope, t('profile.email.action'));
  await expect(scope.getByText(t('errors.codes.WRONG_PASSWORD'))).toBeVisible();
  await expect(scope.getByText(account.email)).toBeVisible();
  await scope.getByLabel(t('profile.email.password'), { exact: true }).fill(account.password);
  await press(scope, t('profile.email.action'));
  await expect(scope.getByText(t('profile.email.now', { email }))).toBeVisible();
});

test('another password: each problem in its words, and the other devices go', async ({ page, openDevice, watch, world }) => {
  const account = await world.openAccount();
  const other = await openDevice();
  await enter(other, account, '/transactions');
  await expect(parts.title(other)).toHaveText(t('credits.title'));
  await enter(page, account, '/profile');
  const scope = section(page, t('profile.password.title'));
  const fill = async (current: string, next: string, again: string): Promise<void> => {
    const values = [
      [t('profile.password.current'), current],
      [t('profile.password.next'), next],
      [t('profile.password.again'), again],
    ] as const;
    for (const [label, value] of values) await scope.getByLabel(label, { exact: true }).fill(value);
    await press(scope, t('profile.password.action'));
  };
  await fill('', '1234567', '');
  await expect(scope.getByText('This field is required')).toBeVisible();
  await expect(scope.getByText('New password must be at least 8 characters long')).toBeVisible();
  await expect(scope.getByText('Please confirm your new password')).toBeVisible();
  await fill('x', 'a new battery', 'another one');
  await expect(scope.getByText('Passwords do not match')).toBeVisible();
  watch.expectRefusal(400, changePassword.path);
  await fill('not this one', 'a new battery', 'a new battery');
  await expect(scope.getByText('Current password is incorrect')).toBeVisible();
  await expect(scope.getByLabel(t('profile.password.next'), { exact: true })).toHaveValue('a new battery');
  await fill(account.password, '12121212', '12121212');
  const next = scope.getByLabel(t('profile.password.next'), { exact: true });
  await expect(next).toHaveAccessibleDescription(new RegExp(t('accounts.problems.repeated'), 'u'));
  await expect(next).toHaveValue('12121212');
  watch.allowSignedOut();
  await fill(account.password, 'a new battery', 'a new battery');
  await expect(page.getByText(t('profile.password.saved'))).toBeVisible();
  await expect(other).toHaveURL('/auth');
  await signIn(other, t, { ...account, password: 'a new battery' });
  await expect(other).toHaveURL('/transactions');
});

test('the devices of an account: alone at first, then another one that is signed out from here', async ({
  page,
  openDevice,
  watch,
  world,
}) => {
  const account = await world.openAccount();
  await enter(page, account, '/profile');
  await expect(devices(page).getByText(t('profile.sessions.alone'))).toBeVisible();
  await expect(devices(page).getByRole('listitem')).toHaveCount(1);
  const other = await openDevice({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' });
  await enter(other, account, '/transactions');
  await expect(parts.title(other)).toHaveText(t('credits.title'));
  const line = devices(page).getByRole('listitem').filter({ hasText: 'Firefox on Linux' });
  await expect(line).toBeVisible();
  await expect(devices(page).getByRole('listitem').first()).toContainText(t('profile.sessions.here'));
  watch.allowSignedOut();
  await press(line, t('profile.sessions.endOf', { device: 'Firefox on Linux' }));
  await expect(other).toHaveURL('/auth');
  await expect(devices(page).getByText(t('profile.sessions.alone'))).toBeVisible();
});

test('signing out everywhere is asked first, and takes this device along', async ({ page, world }) => {
  const account = await world.openAccount();
  await enter(page, account, '/profile');
  await press(devices(page), t('profile.sessions.all.action'));
  const dialog = page.getByRole('dialog', { name: t('profile.sessions.all.title') });
  await press(dialog, t('profile.sessions.cancel'));
  await expect(dialog).toHaveCount(0);
  await press(devices(page), t('profile.sessions.all.action'));
  await press(dialog, t('profile.sessions.all.action'));
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth');
});

test('all of one’s data comes as one file', async ({ page, world }) => {
  const account = await world.openAccount();
  await enter(page, account, '/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('profile.data.action') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^stillpoint-\d{4}-\d\d-\d\d\.json$/u);
  const data = z
    .looseObject({ account: z.looseObject({ email: z.string() }) })
    .parse(JSON.parse(await readFile(await download.path(), 'utf8')));
  expect(data.account.email).toBe(account.email);
});

test('whoever deletes their account is told what happens, must mean it, and can come back', async ({ page, watch, world }) => {
  const account = await world.openAccount();
  await enter(page, account, '/profile');
  const open = (): Promise<void> => press(page, t('profile.leave.action'));
  await open();
  const dialog = page.getByRole('dialog', { name: t('profile.leave.dialog.title') });
  await expect(dialog).toContainText(t('profile.leave.dialog.gone'));
  await dialog.getByLabel(t('profile.leave.dialog.email')).fill('somebody@example.org');
  await press(dialog, t('profile.leave.dialog.confirm'));
  await expect(dialog.getByText(t('profile.leave.dialog.emailWrong'))).toBeVisible();
  await dialog.getByLabel(t('profile.leave.dialog.email')).fill(account.email.toUpperCase());
  await dialog.getByLabel(t('profile.leave.dialog.password'), { exact: true }).fill('not this one');
  watch.expectRefusal(400, requestDeletion.path);
  await press(dialog, t('profile.leave.dialog.confirm'));
  await expect(dialog.getByRole('alert')).toContainText(t('errors.codes.WRONG_PASSWORD'));
  await dialog.getByLabel(t('profile.leave.dialog.password'), { exact: true }).fill(account.password);
  await press(dialog, t('profile.leave.dialog.confirm'));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status').filter({ hasText: t('profile.leave.done', { date: '' }).slice(0, 20) })).toBeVisible();
  await page.goto('/auth');
  await signIn(page, t, account);
  await expect(parts.title(page)).toHaveText(t('profile.restore.title'));
  await page.goto('/transactions');
  await expect(parts.title(page)).toHaveText(t('profile.restore.title'));
  await press(page, t('profile.restore.keep'));
  await expect(parts.title(page)).toHaveText(t('credits.title'));
});

test('whoever awaits the deletion can have it at once: what goes is said, and the password asked', async ({
  page,
  openDevice,
  watch,
  world,
}) => {
  const account = await world.openAccount();
  await enter(page, account, '/profile');
  await press(page, t('profile.leave.action'));
  const leaving = page.getByRole('dialog', { name: t('profile.leave.dialog.title') });
  await leaving.getByLabel(t('profile.leave.dialog.email')).fill(account.email);
  await leaving.getByLabel(t('profile.leave.dialog.password'), { exact: true }).fill(account.password);
  await press(leaving, t('profile.leave.dialog.confirm'));
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await signIn(page, t, account);
  await expect(parts.title(page)).toHaveText(t('profile.restore.title'));
  const other = await openDevice();
  await other.goto('/auth');
  await signIn(other, t, account);
  await expect(parts.title(other)).toHaveText(t('profile.restore.title'));

  const dialog = page.getByRole('dialog', { name: t('profile.restore.now.title') });
  await press(page, t('profile.restore.now.action'));
  for (const what of ['gone', 'final', 'stays'] as const) await expect(dialog).toContainText(t(`profile.restore.now.${what}`));
  await press(dialog, t('profile.restore.now.cancel'));
  await expect(dialog).toHaveCount(0);
  await press(page, t('profile.restore.now.action'));
  await press(dialog, t('profile.restore.now.confirm'));
  await expect(dialog.getByText(t('accounts.problems.required'))).toBeVisible();
  const password = dialog.getByLabel(t('profile.leave.dialog.password'), { exact: true });
  await password.fill('not this one');
  watch.expectRefusal(400, deleteNow.path);
  await press(dialog, t('profile.restore.now.confirm'));
  await expect(dialog.getByRole('alert')).toContainText(t('errors.codes.WRONG_PASSWORD'));
  watch.allowSignedOut();
  await password.fill(account.password);
  await press(dialog, t('profile.restore.now.confirm'));
  await expect(page).toHaveURL('/');
  await expect(page.getByText(t('profile.restore.now.done'))).toBeVisible();
  await expect(other.getByRole('link', { name: t('app.welcome.start') })).toBeVisible();
  await page.goto('/auth');
  await signIn(page, t, account);
  await expect(page.getByRole('alert')).toContainText(t('accounts.signIn.wrong'));
});

for (const plan of planIds)
  test(`coming for the plan ${plan} leads to a new account that starts as free`, async ({ page }) => {
    await page.goto(`/auth?plan=${plan}`);
    await expect(parts.title(page)).toHaveText(t('accounts.register.title'));
    const note = page.getByRole('note').filter({ hasText: t(`vocabulary.plans.${plan}`) });
    await expect(note).toHaveCount(plan === 'free' ? 0 : 1);
  });

test('a plan that there is not leads to the sign-in', async ({ page, watch }) => {
  await page.goto('/auth?plan=galaxy');
  await expect(parts.title(page)).toHaveText(t('accounts.signIn.title'));
  expect(watch.requests).not.toContain(signInRoute.path);
});
