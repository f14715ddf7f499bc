import type { Page } from '@playwright/test';
import { getScript } from '../../shared/routes/scripts.routes.ts';
import { beginScript } from './support/beginScript.ts';
import { deleteElsewhere } from './support/deleteElsewhere.ts';
import { enter } from './support/enter.ts';
import { ownText } from './support/ownText.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');
const surface = (page: Page) => page.getByRole('textbox', { name: t('editor.label') });
const pathOf = (id: string): string => getScript.path.replace(':id', id);
const about = { language: 'de', address: 'formal', theme: 'sleep', title: 'Abend', duration: 7 } as const;

/** Keeps the text, and sees that it is a script of its own now, about the same. */
async function keep(page: Page, gone: string, words: string): Promise<void> {
  await page.getByRole('button', { name: t('saving.deleted.keep') }).click();
  await expect(page).not.toHaveURL(new RegExp(gone, 'u'));
  await expect(page).toHaveURL(/\/edit\/[\da-f-]+$/u);
  await expect(surface(page)).toContainText(words);
  const kept = await ownText.read(page, page.url().split('/').at(-1) ?? '');
  expect(kept).toMatchObject(about);
  expect(kept.content).toContain(words);
}

test('a script that is deleted while one writes: the text is kept as a new one, without a question', async ({ page, world }) => {
  await enter(page, await world.openAccount());
  const id = await beginScript(page, about);
  await page.goto(`/edit/${id}`);
  await page.getByText('Let it hold you.').click();
  await deleteElsewhere(page, id);
  await expect(page.getByRole('alert').filter({ hasText: t('saving.deleted.note') })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(' Bleiben.');
  await keep(page, id, 'Let it hold you. Bleiben.');
});

test('what a browser has left of a script that is gone is offered at its address, and kept as a new one', async ({
  page,
  context,
  world,
  watch,
}) => {
  await enter(page, await world.openAccount());
  const id = await beginScript(page, about);
  await page.goto(`/edit/${id}`);
  await expect(surface(page)).toBeVisible();
  watch.allowCutOff();
  await context.setOffline(true);
  await page.getByText('Let it hold you.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Noch hier.');
  await expect(page.getByRole('status').filter({ hasText: t('saving.states.offline') })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await deleteElsewhere(next, id);
  watch.expectRefusal(404, pathOf(id));
  await next.goto(`/edit/${id}`);
  await expect(next.getByText(t('saving.deleted.left'))).toBeVisible();
  await keep(next, id, 'Let it hold you. Noch hier.');
  await next.goto(`/edit/${id}`);
  await expect(next.getByText(t('scripts.gone.text'))).toBeVisible();
  await expect(next.getByRole('button', { name: t('saving.deleted.keep') })).toHaveCount(0);
});
