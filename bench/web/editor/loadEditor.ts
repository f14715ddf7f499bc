import type { Page } from '@playwright/test';
import { surface } from './goTo.ts';

/**
 * Goes to an editor and presses a key in it as soon as it can be written in. Gives milliseconds from the beginning of the
 * navigation to the end of the frame that shows the key.
 */
export async function loadEditor(page: Page, url: string): Promise<number> {
  const ready = Promise.withResolvers<void>();
  const shown = Promise.withResolvers<number>();
  await page.exposeFunction('reportReady', ready.resolve);
  await page.exposeFunction('reportShown', shown.resolve);
  await page.addInitScript(watchForKey, surface);
  await page.goto(url, { waitUntil: 'commit' });
  await ready.promise;
  await page.keyboard.press('x');
  return shown.promise;
}

/** In the page: focuses the editor as soon as it is there, and says when the first key in it has been painted. */
function watchForKey(selector: string): void {
  const report = (name: 'reportReady' | 'reportShown', value?: number): void => {
    const receiver: unknown = Reflect.get(globalThis, name);
    if (typeof receiver === 'function') receiver(value);
  };
  const observer = new MutationObserver(() => {
    const text = document.querySelector<HTMLElement>(selector);
    if (!text) return;
    observer.disconnect();
    text.addEventListener(
      'input',
      () => requestAnimationFrame(() => setTimeout(() => report('reportShown', performance.now()))),
      {
        once: true,
      },
    );
    text.focus();
    report('reportReady');
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['contenteditable'] });
}
