import type { Page } from '@playwright/test';
import { enter } from './support/enter.ts';
import { fillRequest } from './support/fillRequest.ts';
import { markPage } from './support/markPage.ts';
import { parts } from './support/parts.ts';
import { ask } from './support/ask.ts';
import { expect, test, withMovement } from './support/test.ts';
import { texts } from './support/texts.ts';

test.use(withMovement);

const t = texts('en');

test('two tabs watch one job: each sees it begin, grow and finish', async ({ page, context, world }) => {
  const account = await world.openAccount();
  await enter(page, account, '/script-generator');
  const other = await context.newPage();
  await other.goto('/scripts');
  await expect(parts.credits(other, t, 3)).toBeVisible();
  const stillThere = [await markPage(page), await markPage(other)];
  const gate = world.model.hold(2);

  await fillRequest(page, t, { theme: 'stress' });
  await parts.submit(page, t).click();
  await gate.reached;
  for (const tab of [page, other]) {
    await expect(parts.tray(tab, t, 1)).toBeVisible();
    await expect(parts.credits(tab, t, 1)).toBeVisible();
  }
  // The outline has come by then, and its title with it.
  await expect(parts.stage(page, t)).toHaveText(t('generations.now.section', { number: 2, total: 6 }));
  const title = await parts.title(page).innerText();
  await expect(other.getByRole('article')).toContainText(t('scripts.beingWritten'));

  // A third tab comes in the middle, by way of the tray.
  const late = await context.newPage();
  await late.goto('/transactions');
  await parts.tray(late, t, 1).click();
  await late
    .getByRole('dialog', { name: t('app.tray.label') })
    .getByRole('link', { name: title })
    .click();
  await expect(parts.stage(late, t)).toHaveText(t('generations.now.section', { number: 2, total: 6 }));

  gate.open();
  // Where the script is not in sight, a message leads to it; it waits while the pointer is on it.
  const announcement = other.getByRole('status').filter({ hasText: t('scripts.announcements.completed') });
  await announcement.hover();
  await expect(announcement).toContainText(title);
  for (const tab of [page, late]) {
    await expect(parts.writer(tab, t)).toBeVisible();
    await expect(parts.sections(tab)).toHaveCount(6);
  }
  await expect(other.getByRole('article')).not.toContainText(t('scripts.beingWritten'));
  for (const tab of [page, other, late]) {
    await expect(tab.getByText(t('app.tray.count', { count: 1 }))).toHaveCount(0);
    await expect(parts.credits(tab, t, 1)).toBeVisible();
  }
  await announcement.getByRole('button', { name: t('scripts.open') }).click();
  await expect(parts.title(other)).toHaveText(title);
  for (const check of stillThere) await check();
});

test('deleted in one tab it goes from the others, and undone it is back', async ({ page, context, world }) => {
  await enter(page, await world.openAccount());
  const id = await ask(page, { title: 'Harbour lights' });
  const [reading, listing] = [await context.newPage(), await context.newPage()];
  await reading.goto(`/scripts/${id}`);
  await listing.goto('/scripts');
  await page.goto('/scripts');
  const inList = (tab: Page) => tab.getByRole('link', { name: 'Harbour lights' });
  await expect(parts.writer(reading, t)).toBeVisible();
  for (const tab of [page, listing]) {
    await expect(inList(tab)).toBeVisible();
    await expect(tab.getByRole('article')).not.toContainText(t('scripts.beingWritten'));
  }

  const erase = async (): Promise<void> => {
    await page.getByRole('button', { name: t('library.more.label', { title: 'Harbour lights' }) }).click();
    await page.getByRole('menuitem', { name: t('library.more.delete') }).click();
  };
  const dialog = page.getByRole('dialog', { name: t('scripts.delete.title', { title: 'Harbour lights' }) });
  await erase();
  await expect(dialog).toContainText(t('scripts.delete.text'));
  await dialog.getByRole('button', { name: t('scripts.delete.cancel') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(inList(page)).toBeVisible();

  await erase();
  await dialog.getByRole('button', { name: t('scripts.delete.confirm') }).click();
  const said = page.getByRole('status').filter({ hasText: t('scripts.deleted.title') });
  // It waits while the pointer is on it.
  await said.hover();
  await expect(said).toContainText(t('scripts.deleted.text'));
  for (const tab of [page, listing]) await expect(inList(tab)).toHaveCount(0);
  await expect(parts.title(reading)).toHaveText(t('scripts.gone.title'));

  await said.getByRole('button', { name: t('app.undo') }).click();
  for (const tab of [page, listing]) await expect(inList(tab)).toBeVisible();
  await expect(parts.title(reading)).toHaveText('Harbour lights');
  await expect(parts.sections(reading)).toHaveCount(6);
});

test('renamed in one tab it has its new name in the other; an empty name is refused', async ({ page, context, world }) => {
  await enter(page, await world.openAccount());
  const id = await ask(page, { title: 'Harbour lights' });
  await page.goto(`/scripts/${id}`);
  await expect(parts.writer(page, t)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/scripts');
  await expect(other.getByRole('link', { name: 'Harbour lights' })).toBeVisible();

  await page.getByRole('button', { name: t('scripts.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('scripts.rename.action') }).click();
  const field = page.getByLabel(t('scripts.rename.label'));
  await field.fill('  ');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(t('scripts.rename.empty'));
  await field.fill('Evening harbour');
  await page.getByRole('button', { name: t('scripts.rename.save') }).click();
  await expect(parts.title(page)).toHaveText('Evening harbour');
  await expect(other.getByRole('link', { name: 'Evening harbour' })).toBeVisible();
});
