import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

type Refusal = {
  /** What is answered, or that the connection breaks off. */
  readonly status: number | 'cut off';
  /** What the button says. */
  readonly button: string;
};

/**
 * Refuses what is asked for from the next page on, until a button is pressed there: a page asks again by itself as well, when
 * its connection stands, and would have what it lacks before anybody tried. Whoever presses may load the page again.
 */
export async function refuseUntilPressed(
  page: Page,
  asked: string | ((url: URL) => boolean),
  { status, button }: Refusal,
): Promise<void> {
  let isPressed = false;
  const note = `pressed${randomUUID().replaceAll('-', '')}`;
  await page.exposeFunction(note, () => {
    isPressed = true;
  });
  await page.addInitScript(
    ([name, text]) => {
      const press = ({ target }: Event): void => {
        const noted: unknown = Reflect.get(globalThis, name ?? '');
        if (target instanceof Element && target.closest('button')?.textContent === text && typeof noted === 'function') noted();
      };
      addEventListener('click', press, { capture: true });
    },
    [note, button] as const,
  );
  await page.route(asked, (route) => {
    if (isPressed) return route.continue();
    return status === 'cut off' ? route.abort() : route.fulfill({ status, body: 'no' });
  });
}
