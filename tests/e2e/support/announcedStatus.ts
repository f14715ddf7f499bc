import type { Page } from '@playwright/test';

declare global {
  interface Window {
    stillpointTestHeard?: string[];
  }
}

/** Listens, from the next page on, to what a screen reader would be told in passing; gives everything said so far. */
export async function announcedStatus(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const completion: string[] = (window.stillpointTestHeard = []);
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('[role="status"]')) {
        const text = element.textContent;
        if (text && completion.at(-1) !== text) completion.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => window.stillpointTestHeard ?? []);
}
