import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    stillpointTestMark?: string;
  }
}

/** Leaves a mark on a page that a reload would wipe off; gives the check that it is still there. */
export async function markPage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => void (window.stillpointTestMark = 'never reloaded'));
  return async () => expect(await page.evaluate(() => window.stillpointTestMark)).toBe('never reloaded');
}
