import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import type { ExportFormat } from '../../../shared/plans.ts';
import { ownText } from './ownText.ts';
import { expect } from './test.ts';
import { texts } from './texts.ts';

const t = texts('en');
export type SavedFile = { readonly file: Download; readonly bytes: Buffer; readonly text: string };

/** The dialog that exports the script of a title, on its page. */
export const exportDialog = {
  on: (page: Page, title: string): Locator => page.getByRole('dialog', { name: t('exports.title', { title }) }),

  open: async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: t('exports.open'), exact: true }).click();
    // It is fetched when it is opened first.
    await expect(page.getByRole('dialog')).toBeVisible();
  },

  action: (page: Page, format: ExportFormat = 'txt'): Locator =>
    page.getByRole('button', { name: t('exports.action', { format: t(`exports.formats.${format}.name`) }) }),

  /** Presses the button, and reads what the browser has saved. */
  save: async (page: Page, format: ExportFormat = 'txt'): Promise<SavedFile> => {
    const [file] = await Promise.all([page.waitForEvent('download'), exportDialog.action(page, format).click()]);
    const bytes = await readFile(await file.path());
    return { file, bytes, text: bytes.toString('utf8') };
  },

  /** A finished script with a text of one's own, on its page. */
  async prepare(
    page: Page,
    about: Parameters<typeof ownText.finished>[1] & { readonly title: string },
    content: string,
  ): Promise<string> {
    const id = await ownText.finished(page, about);
    await ownText.save(page, id, content);
    await page.goto(`/scripts/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);
    return id;
  },
} as const;
