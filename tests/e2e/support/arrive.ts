import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits for the sign that it is there. */
export async function arrive(page: Page, path: string, sign: Locator): Promise<void> {
  await page.goto(path);
  await expect(sign).toBeVisible();
}
