import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has. */
const maxStops = 60;

/** Goes on with Tab until it has the focus, as a person does, and makes sure that one sees where one is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`Tab never came to ${target.toString()}`);
}
