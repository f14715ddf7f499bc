import { enter } from './support/enter.ts';
import { ask } from './support/ask.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');
const credits = (count: number): string => t('app.credits', { count });

test('stopped in the middle, it says what it costs, and what is finished stays', async ({ page, world }) => {
  await enter(page, await world.openAccount());
  const gate = world.model.hold(3);
  const id = await ask(page, { type: 'hypnosis', duration: 10, title: 'Half a way' });
  await page.goto(`/scripts/${id}`);
  await gate.reached;
  await expect(parts.stage(page, t)).toHaveText(t('generations.now.section', { number: 3, total: 6 }));

  const dialog = page.getByRole('dialog', { name: t('generations.cancel.title') });
  const cancel = page.getByRole('button', { name: t('generations.cancel.action'), exact: true });
  await cancel.click();
  await expect(dialog).toContainText(t('generations.cancel.kept', { count: 2 }));
  await expect(dialog).toContainText(credits(1));
  await dialog.getByRole('button', { name: t('generations.cancel.keep') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(parts.stage(page, t)).toHaveText(t('generations.now.section', { number: 3, total: 6 }));

  await cancel.click();
  await dialog.getByRole('button', { name: t('generations.cancel.confirm') }).click();
  // In the middle of a section that never ends.
  await expect(page.getByText(t('scripts.partial', { count: 2, charged: credits(1), back: credits(1) }))).toBeVisible();
  await expect(parts.title(page)).toHaveText('Half a way');
  await expect(parts.sections(page)).toHaveCount(2);
  await expect(parts.credits(page, t, 2)).toBeVisible();
  await expect(page.getByText(t('app.tray.count', { count: 1 }))).toHaveCount(0);
  await page.reload();
  await expect(parts.sections(page)).toHaveCount(2);

  await page.goto('/transactions');
  // One line: half of what was held was used, and half came back.
  const entry = page.getByRole('listitem').filter({ hasText: 'Half a way' });
  await expect(entry).toContainText('−1');
  await entry.getByText('Half a way').click();
  await expect(entry.getByRole('definition')).toHaveText(['−2', '1', '+1']);
  await page.goto('/scripts');
  await expect(page.getByRole('article').filter({ hasText: 'Half a way' })).toContainText(t('scripts.states.partial'));
});

test('stopped before a section is finished, it costs nothing', async ({ page, world }) => {
  await enter(page, await world.openAccount());
  const gate = world.model.hold(1);
  const id = await ask(page, { duration: 10, title: 'Not begun' });
  await page.goto(`/scripts/${id}`);
  await gate.reached;
  await page.getByRole('button', { name: t('generations.cancel.action'), exact: true }).click();
  await expect(parts.title(page)).toHaveText(t('generations.cancelled.title', { title: 'Not begun' }));
  await expect(page.getByText(t('generations.cancelled.text'))).toBeVisible();
  await expect(parts.credits(page, t, 3)).toBeVisible();
});

test('stopped while it waits, it is gone at once', async ({ page, world }) => {
  await enter(page, await world.openAccount());
  await world.stopWorker();
  const id = await ask(page, { duration: 10, title: 'In the queue' });
  await page.goto(`/scripts/${id}`);
  await expect(parts.stage(page, t)).toHaveText(t('generations.now.queued'));
  await expect(parts.credits(page, t, 1)).toBeVisible();
  await page.getByRole('button', { name: t('generations.cancel.action'), exact: true }).click();
  await expect(parts.title(page)).toHaveText(t('generations.cancelled.title', { title: 'In the queue' }));
  await expect(parts.credits(page, t, 3)).toBeVisible();
  await page.getByRole('link', { name: t('credits.ledger') }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'In the queue' });
  await entry.getByText('In the queue').click();
  await expect(entry.getByRole('definition')).toHaveText(['−2', '+2']);
});
