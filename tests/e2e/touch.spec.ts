import type { Locator, Page } from '@playwright/test';
import { beginScript } from './support/beginScript.ts';
import { enter } from './support/enter.ts';
import { ownText } from './support/ownText.ts';
import { expect, test, withMovement } from './support/test.ts';
import { texts } from './support/texts.ts';

test.use(withMovement);

const t = texts('en');
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const surface = (page: Page) => page.getByRole('textbox', { name: t('editor.label') });
const chip = (page: Page, count: number) =>
  surface(page).getByRole('img', { name: t('app.pause.label', { count }), exact: true });

/** Draws one finger from a place over some pixels, as a hand does: in steps, and then lets go. */
async function draw(page: Page, target: Locator, by: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to draw.');
  const [x, y] = [box.x + box.width - 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await send('touchStart', x);
  for (let step = 1; step <= 6; step += 1) await send('touchMove', x + (by * step) / 6);
  await send('touchEnd');
}

/** Touches until it is felt: a touch that a busy machine holds up for half a second is a long press to the browser. */
const tapUntil = (target: Locator, felt: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await target.tap({ timeout: 2000 });
    await felt();
  }).toPass();

test('with fingers: text is typed, pauses are put in, drawn and stepped, and a section is gone to', async ({ page, world }) => {
  await enter(page, await world.openAccount());
  const id = await beginScript(page);
  await page.goto(`/edit/${id}`);
  await page.getByText('Let it hold you.').tap();
  await expect(surface(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Softly.');
  const tools = page.getByRole('toolbar', { name: t('editor.tools.label') });
  const name = t('editor.tools.insertPause', { pause: t('app.pause.seconds', { seconds: 2 }) });
  await tools.getByRole('button', { name, exact: true }).tap();
  await expect(chip(page, 2)).toBeVisible();
  await expect(surface(page)).toBeFocused();

  await draw(page, chip(page, 8), 30);
  await expect(chip(page, 13)).toBeVisible();
  // Chromium swallows a tap that follows a stroke at once, as one that stops the stroke's swing.
  await tools.getByRole('button', { name: t('editor.tools.undo') }).click();
  await expect(chip(page, 8)).toBeVisible();

  await tapUntil(chip(page, 4), () => expect(chip(page, 4)).toHaveAttribute('data-selected', '', { timeout: 2000 }));
  await page.getByRole('button', { name: t('editor.pause.longer') }).click();
  await expect(chip(page, 5)).toBeVisible();

  const outline = page.getByRole('dialog', { name: t('editor.outline.title') });
  const opener = tools.getByRole('button', { name: t('editor.outline.title') });
  await tapUntil(opener, () => expect(outline).toBeVisible({ timeout: 2000 }));
  const entry = outline.getByRole('button', { name: /^Settling/u });
  await tapUntil(entry, () => expect(outline).toHaveCount(0, { timeout: 2000 }));
  await expect(surface(page)).toBeFocused();
  // Each is awaited by itself: the first may be saved well before the last.
  const saved = async (): Promise<string> => (await ownText.read(page, id)).content;
  await expect.poll(saved).toContain('Let it hold you. Softly. [pause:2]');
  await expect.poll(saved).toContain('Rest here a while. [pause:5]');
});
