import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Options = {
  /** Only these rules of axe's; all that it has on by itself otherwise. */
  readonly only?: readonly string[];
  /** Rules that it has off by itself. */
  readonly also?: readonly string[];
};

/** What axe finds on a page, a line each, once nothing on it is on its way: a dialog that fades in has other colours than one that stands. */
export async function axeFindings(page: Page, { only, also = [] }: Options = {}): Promise<string[]> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    // A dialog that has been put in and does not fade in yet is transparent, and nothing moves.
    const isOpaque = (element: Element | null): boolean =>
      element === null || (getComputedStyle(element).opacity === '1' && isOpaque(element.parentElement));
    const areThere = (): boolean => [...document.querySelectorAll('[role="dialog"], [role="menu"]')].every(isOpaque);
    let moving: Animation[];
    do {
      // What has just been put in begins to move in the frame after.
      await frame();
      await frame();
      moving = document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      // One that is called off may have begun again.
      await Promise.allSettled(moving.map(({ finished }) => finished));
    } while (moving.length > 0 || !areThere());
  });
  // No page has frames, so its findings need no second page to be put together in, which takes longest.
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: nothing }) }).setLegacyMode();
  if (only) axe.withRules([...only]);
  else axe.options({ rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])) });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`));
}

/** Half a megabyte of program is put into a page once, however often it is looked at. */
const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in globalThis);
const nothing = ';';
