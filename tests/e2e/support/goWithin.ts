import { expect, type Page } from '@playwright/test';
import { parts } from './parts.ts';

const seen = 'data-seen-by-test';

/** Goes to another page of the app as a link does, without loading the app again, and waits until that page's own title is there. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await parts.title(page).evaluate((title, name) => title.setAttribute(name, ''), seen);
  await page.evaluate((to) => {
    // The router counts its entries, and keeps no page from being left that it has counted.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1, key: String(idx + 1) };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
  await expect(page.locator(`h1[${seen}]`)).toHaveCount(0);
  await expect(parts.title(page)).toBeVisible();
}
