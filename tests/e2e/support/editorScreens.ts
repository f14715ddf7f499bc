import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { beginScript } from './beginScript.ts';
import { changeElsewhere } from './changeElsewhere.ts';
import { deleteElsewhere } from './deleteElsewhere.ts';
import type { Screen } from './screen.ts';

/** The editor in states that one comes to by editing; each has a script of its own. */
export const editorScreens: readonly Screen[] = [
  {
    name: 'editor-suggestions',
    isWindow: true,
    open: async (page, t) => {
      await openOwn(page, t);
      await page.getByRole('button', { name: t('suggestions.title') }).click();
      await expect(page.getByRole('button', { name: t('suggestions.insert') }).nth(3)).toBeVisible();
    },
  },
  {
    name: 'editor-conflict',
    isWindow: true,
    open: async (page, t) => {
      const id = await openOwn(page, t);
      await page.getByText('Let it hold you.').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' All of you.');
      await changeElsewhere(page, id, (text) =>
        text.replace('Let it hold you.', 'Let it carry you, [pause:5] as long as it takes.'),
      );
      await expect(page.getByRole('dialog', { name: t('saving.conflict.title') })).toBeVisible();
    },
  },
  {
    name: 'editor-deleted',
    isWindow: true,
    open: async (page, t) => {
      const id = await openOwn(page, t);
      await deleteElsewhere(page, id);
      await expect(page.getByRole('button', { name: t('saving.deleted.action') })).toBeVisible();
    },
  },
];

async function openOwn(page: Page, t: TFunction): Promise<string> {
  const id = await beginScript(page);
  await page.goto(`/edit/${id}`);
  await expect(page.getByRole('textbox', { name: t('editor.label') })).toBeVisible();
  return id;
}
