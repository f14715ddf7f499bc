import { requestDeletion, restoreAccount } from '../../shared/routes/deletion.routes.ts';
import { answerLate } from './support/answerLate.ts';
import { enter } from './support/enter.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

/** Their events take away what was pressed before the answer comes. */
test('that a device was signed out and an account is kept is said, however late the answer is', async ({
  page,
  openDevice,
  watch,
  world,
}) => {
  const account = await world.openAccount();
  await enter(page, account, '/profile');
  const other = await openDevice({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' });
  await enter(other, account, '/transactions');
  watch.allowSignedOut();
  const end = page.getByRole('button', { name: t('profile.sessions.endOf', { device: 'Firefox on Linux' }) });
  await answerLate(page, '**/api/sessions/*', { press: () => end.click(), changed: () => expect(end).toBeHidden() });
  await expect(page.getByText(t('profile.sessions.ended', { device: 'Firefox on Linux' }))).toBeVisible();

  await page.goto('about:blank');
  const left = await page.request.post(requestDeletion.path, {
    data: { password: account.password },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(left.status()).toBe(200);
  await enter(page, account, '/profile');
  await expect(parts.title(page)).toHaveText(t('profile.restore.title'));
  await answerLate(page, `**${restoreAccount.path}`, {
    press: () => page.getByRole('button', { name: t('profile.restore.keep') }).click(),
    changed: () => expect(parts.title(page)).not.toHaveText(t('profile.restore.title')),
  });
  await expect(page.getByText(t('profile.restore.kept'))).toBeVisible();
});
