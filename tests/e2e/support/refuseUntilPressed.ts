import type { Page } from '@playwright/test';

type Refusal = { readonly status: number; /** What the button says. */ readonly button: string };

/**
 * Refuses what is asked for from the next page on, until a button is pressed there: a page asks again by itself as well, when
 * its connection stands, and would have what it lacks before anybody tried.
 */
export async function refuseUntilPressed(
  page: Page,
  asked: string | ((url: URL) => boolean),
  { status, button }: Refusal,
): Promise<void> {
  await page.addInitScript((name) => {
    const note = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('button')?.textContent === name)
        document.documentElement.dataset['pressed'] = '';
    };
    addEventListener('click', note, { capture: true });
  }, button);
  await page.route(asked, async (route) => {
    const isPressed = await page.evaluate(() => 'pressed' in document.documentElement.dataset);
    return isPressed ? route.continue() : route.fulfill({ status, body: 'no' });
  });
}
