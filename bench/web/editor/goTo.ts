import type { Page } from '@playwright/test';

/** The text of both editors. */
export const surface = '.cm-content[contenteditable="true"]';

/** Puts the cursor into the sentence that is nearest to this share of the text, behind its first words. */
export async function goTo(page: Page, share: number): Promise<void> {
  await page.evaluate(
    ([selector, part]) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box) scrollBy({ top: box.top + part * box.height - innerHeight / 2, behavior: 'instant' });
    },
    [surface, share] as const,
  );
  // Two frames: lines that came into sight are painted in the one after.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // Just loaded, the page still moves.
  const found = await page.waitForFunction(findSentence, surface, { timeout: 10_000 });
  const point = await found.jsonValue();
  if (!point) throw new Error(`No sentence is in sight at ${share} of the text.`);
  await page.mouse.click(point.x, point.y);
  if (!(await page.evaluate((selector) => document.activeElement?.matches(selector), surface)))
    throw new Error(`A press at ${share} of the text did not reach it.`);
}

/** In the page: a place behind the first words of a sentence that nothing else lies over. */
function findSentence(selector: string): { readonly x: number; readonly y: number } | null {
  const min = 40;
  const middle = innerHeight / 2;
  const points = [...document.querySelectorAll(`${selector} .cm-line`)].flatMap((line) => {
    if ((line.textContent ?? '').length < min) return [];
    const { left, top } = line.getBoundingClientRect();
    const point = { x: left + 90, y: top + 12 };
    const hit = document.elementFromPoint(point.x, point.y);
    return hit && line.contains(hit) && !hit.closest('.sp-pause, button') ? [point] : [];
  });
  return points.toSorted((a, b) => Math.abs(a.y - middle) - Math.abs(b.y - middle))[0] ?? null;
}
