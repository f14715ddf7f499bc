import type { Page } from '@playwright/test';
import { beginScript } from './support/beginScript.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import type { World } from './support/world.ts';

const t = texts('en');
const lines = [
  'Let the shoulders grow heavy now.',
  'Notice the breath as it comes in.',
  'Nothing at all needs to be done here.',
  'And slowly let the eyes come open.',
] as const;

const current = (page: Page) => page.locator('[aria-current="true"]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the reader with a script of one's own; gives the script's id. */
async function openReader(page: Page, world: World): Promise<string> {
  await enter(page, await world.openAccount());
  const id = await beginScript(page, { content: lines.join('\n') });
  await page.goto(`/scripts/${id}/read`);
  await expect(current(page)).toHaveText(lines[0]);
  return id;
}

type Point = { readonly x: number; readonly y: number };

/** Draws a finger across the screen, as the device itself would tell it. */
async function strokeFinger(page: Page, from: Point, to: Point): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const steps = 8;
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    const touchPoints = [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
    await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await device.detach();
}

test('on a phone a swipe goes on and back, up and down only scrolls, a tap chooses', async ({ openDevice, world }) => {
  const page = await openDevice({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openReader(page, world);
  const [left, right] = [
    { x: 90, y: 420 },
    { x: 310, y: 440 },
  ];
  await strokeFinger(page, right, left);
  await expect(current(page)).toHaveText(lines[1]);
  await strokeFinger(page, right, left);
  await expect(current(page)).toHaveText(lines[2]);
  await strokeFinger(page, left, right);
  await expect(current(page)).toHaveText(lines[1]);
  // Across more than along it is no swipe.
  const scroller = page.getByRole('region', { name: 'Ground' });
  const scrolled = () => scroller.evaluate(({ scrollTop }) => scrollTop);
  // The text still glides to its sentence.
  let last = Number.NaN;
  const hasMoved = async () => last !== (last = await scrolled());
  await expect.poll(hasMoved, { intervals: [200] }).toBe(false);
  const before = await scrolled();
  await strokeFinger(page, { x: 200, y: 600 }, { x: 280, y: 450 });
  await expect.poll(scrolled).toBeGreaterThan(before);
  await expect(current(page)).toHaveText(lines[1]);
  await page.getByText(lines[3]).tap();
  await expect(current(page)).toHaveText(lines[3]);
  await expect(button(page, t('reading.play'))).toBeVisible();
  await current(page).tap();
  await expect(button(page, t('reading.pause'))).toBeVisible();
});

test('two fingers at once, and a mouse that selects, turn no sentence', async ({ page, world }) => {
  await openReader(page, world);
  const box = await current(page).boundingBox();
  if (!box) throw new Error('The sentence is not in sight');
  await page.mouse.move(box.x + 4, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 10, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(4);
  await expect(current(page)).toHaveText(lines[0]);
  await expect(button(page, t('reading.play'))).toBeVisible();
  // Drawn out of the text and let go there, then a click: that is one act, not two.
  await page.mouse.click(10, 10);
  await page.mouse.move(box.x + 4, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(10, 10, { steps: 4 });
  await page.mouse.up();
  await page.getByText(lines[2]).click();
  await expect(current(page)).toHaveText(lines[2]);
  await page.keyboard.press('Home');
  const device = await page.context().newCDPSession(page);
  const [one, two] = [
    { x: box.x + 160, y: box.y + 8, id: 1 },
    { x: box.x + 120, y: box.y + 90, id: 2 },
  ];
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [one] });
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [one, two] });
  await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...one, x: one.x - 120 }, two] });
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(current(page)).toHaveText(lines[0]);
});

test('the whole screen is taken and given back; Escape leaves it, then the options, then the reader', async ({ page, world }) => {
  const id = await openReader(page, world);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await button(page, t('reading.options')).click();
  const full = button(page, t('reading.full'));
  await expect(full).toHaveAttribute('aria-pressed', 'false');
  await full.click();
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  expect(await isFull()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(full).toHaveAttribute('aria-pressed', 'false');
  expect(await isFull()).toBe(false);
  await page.keyboard.press('f');
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('f');
  await expect(full).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(full).toHaveCount(0);
  await expect(button(page, t('reading.options'))).toBeFocused();
  // Whoever leaves the reader has the screen as before.
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(true);
  await button(page, t('reading.leave')).click();
  await expect(page).toHaveURL(`/scripts/${id}`);
  await expect.poll(isFull).toBe(false);
  await page.goBack();
  await page.goto(`/scripts/${id}/read`);
  await expect(current(page)).toHaveText(lines[0]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/scripts/${id}`);
});

test('a browser that gives no full screen is not asked for it', async ({ page, world }) => {
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }));
  await openReader(page, world);
  await page.keyboard.press('f');
  await button(page, t('reading.options')).click();
  await expect(button(page, t('reading.mirror'))).toBeVisible();
  await expect(button(page, t('reading.full'))).toHaveCount(0);
});

declare global {
  interface Window {
    stillpointTestLocks?: WakeLockSentinel[];
  }
}

/** Locks of the screen that were given so far, and are held now. */
const locksOf = (page: Page) =>
  page.evaluate(() => {
    const locks = window.stillpointTestLocks ?? [];
    return { given: locks.length, held: locks.filter(({ released }) => !released).length };
  });

/** The page goes out of sight: the device takes back what keeps its screen awake. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(async (value) => {
    if (value) await Promise.all((window.stillpointTestLocks ?? []).map((lock) => lock.release()));
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('the screen stays awake while one reads: asked for, asked again when it is back in sight, and released', async ({
  page,
  world,
}) => {
  // Chromium gives it to every page in sight; its headless shell has nobody to ask.
  await page.context().grantPermissions(['screen-wake-lock']);
  await page.addInitScript(() => {
    // A page of no site, from where one comes here, has none of this.
    if (!isSecureContext) return;
    const locks: WakeLockSentinel[] = (window.stillpointTestLocks = []);
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type);
      locks.push(lock);
      return lock;
    };
  });
  await openReader(page, world);
  const locks = () => locksOf(page);
  await expect.poll(locks).toEqual({ given: 1, held: 1 });
  await setHidden(page, true);
  await expect.poll(locks).toEqual({ given: 1, held: 0 });
  await setHidden(page, false);
  await expect.poll(locks).toEqual({ given: 2, held: 1 });
  // Read to the end, the device may sleep; begun again, it may not.
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: t('reading.end.title') })).toBeVisible();
  await expect.poll(locks).toEqual({ given: 2, held: 0 });
  await button(page, t('reading.end.again')).click();
  await expect.poll(locks).toEqual({ given: 3, held: 1 });
  await page.keyboard.press('Escape');
  await expect(button(page, t('reading.play'))).toHaveCount(0);
  await expect.poll(locks).toEqual({ given: 3, held: 0 });
});

for (const refusal of ['missing', 'refused'] as const) {
  test(`where the screen cannot be kept awake (${refusal}), one reads on and nothing complains`, async ({ page, world }) => {
    await page.addInitScript((how) => {
      if (how === 'missing') Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
      else if (isSecureContext)
        WakeLock.prototype.request = () => Promise.reject(new DOMException('The battery is low', 'NotAllowedError'));
    }, refusal);
    await openReader(page, world);
    expect(await page.evaluate(() => 'wakeLock' in navigator)).toBe(refusal === 'refused');
    await page.keyboard.press('PageDown');
    await expect(current(page)).toHaveText(lines[1]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
