import type { Page } from '@playwright/test';

type Look = { readonly colorScheme: 'light' | 'dark'; readonly contrast?: 'no-preference' | 'more' };

/** Changes what the system wishes for, and waits until the page has followed. It stands still, so that no colour is on its way. */
export async function dress(page: Page, { colorScheme, contrast = 'no-preference' }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, contrast, reducedMotion: 'reduce' });
  await page.waitForFunction(
    ([isDark, isMore]) => {
      const { classList, dataset } = document.documentElement;
      return classList.contains('dark') === isDark && (dataset['contrast'] === 'more') === isMore;
    },
    [colorScheme === 'dark', contrast === 'more'],
  );
}
