import { enter } from './support/enter.ts';
import { fillRequest } from './support/fillRequest.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');
const noKey = {
  kind: 'status',
  status: 401,
  body: { error: { message: 'Incorrect API key provided', type: 'invalid_request_error', code: 'invalid_api_key' } },
} as const;

test('a failure says why, gives the credits back, and is tried again with the form as it was', async ({
  page,
  context,
  world,
}) => {
  const account = await world.openAccount();
  world.model.always(noKey);
  await enter(page, account, '/script-generator');
  const other = await context.newPage();
  await other.goto('/transactions');
  await fillRequest(page, t, { type: 'hypnosis', theme: 'self-love', duration: 9, description: 'Kindness, in small steps' });
  await parts.submit(page, t).click();

  const reason = t('errors.failures.MODEL_REJECTED');
  const returned = t('generations.failed.returned', { credits: t('app.credits', { count: 2 }) });
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText(returned)).toBeVisible();
  await expect(parts.credits(page, t, 3)).toBeVisible();
  // Elsewhere a message says so, and stays until it is closed.
  const announcement = other.getByRole('alert').filter({ hasText: t('scripts.announcements.failed') });
  await expect(announcement).toBeVisible();
  const entry = other.getByRole('listitem').filter({ has: other.getByRole('group') });
  await entry.locator('summary').click();
  await expect(entry.getByRole('definition')).toHaveText(['−2', '+2']);
  await expect(parts.credits(other, t, 3)).toBeVisible();

  await page.getByRole('button', { name: t('generations.changeRequest') }).click();
  await expect(parts.title(page)).toHaveText(t('generator.heading'));
  await expect(page.getByRole('radio', { name: t('vocabulary.types.hypnosis') })).toBeChecked();
  await expect(page.getByRole('radio', { name: t('vocabulary.themes.self-love'), exact: true })).toBeChecked();
  await expect(page.getByLabel(t('generator.description'))).toHaveValue('Kindness, in small steps');
  await expect(page.getByRole('slider', { name: t('generator.length') })).toHaveValue('9');

  // Still broken: the same again, and again nothing is charged.
  await page.goBack();
  const retry = page.getByRole('button', { name: t('generations.retry.action', { credits: t('app.credits', { count: 2 }) }) });
  await retry.click();
  await expect.poll(() => world.countGenerations(account)).toBe(2);
  await expect.poll(() => world.newestGeneration(account)).toBe('failed');
  await expect(page.getByText(returned)).toBeVisible();
  await expect(parts.credits(page, t, 3)).toBeVisible();

  world.model.reset();
  await retry.click();
  await expect(parts.writer(page, t)).toBeVisible();
  await expect(parts.credits(page, t, 1)).toBeVisible();
  expect(await world.countGenerations(account)).toBe(3);
  await page.goto('/scripts');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('finished sections are kept for the next attempt, which costs what it says when it is stopped', async ({ page, world }) => {
  const account = await world.openAccount();
  const gate = world.model.hold(3);
  await enter(page, account, '/script-generator');
  await fillRequest(page, t, { type: 'hypnosis', theme: 'healing', duration: 10 });
  await parts.submit(page, t).click();
  await gate.reached;
  world.model.always(noKey);
  // The call that is held is answered still; the next one is refused.
  gate.open();
  await expect(page.getByText(t('errors.failures.MODEL_REJECTED'))).toBeVisible();
  await expect(page.getByText(t('generations.failed.kept', { count: 3 }))).toBeVisible();
  world.model.reset();
  const fourth = world.model.hold(4);
  await page.getByRole('button', { name: t('generations.retry.action', { credits: t('app.credits', { count: 2 }) }) }).click();
  await expect(parts.stage(page, t)).toHaveText(t('generations.now.section', { number: 4, total: 6 }));
  await fourth.reached;
  await page.getByRole('button', { name: t('generations.cancel.action'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('generations.cancel.title') });
  await expect(dialog).toContainText(t('generations.cancel.kept', { count: 3 }));
  await expect(dialog).toContainText(t('app.credits', { count: 1 }));
  await dialog.getByRole('button', { name: t('generations.cancel.confirm') }).click();
  await expect(parts.sections(page)).toHaveCount(3);
  await expect(parts.credits(page, t, 2)).toBeVisible();
});
