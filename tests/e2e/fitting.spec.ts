import type { Page } from '@playwright/test';
import { updateScript } from '../../shared/routes/scripts.routes.ts';
import { formatClock } from '../../web/lib/format.ts';
import { enter } from './support/enter.ts';
import { ownText } from './support/ownText.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');
const handle = (page: Page) => page.getByRole('slider', { name: t('editor.fit.label') });

/** Drags the handle around the dial to where the speech is that part of the whole, and holds it there. */
async function dragTo(page: Page, share: number): Promise<void> {
  const [grip, face] = [await handle(page).boundingBox(), await handle(page).locator('..').boundingBox()];
  if (!grip || !face) throw new Error('The dial is not drawn.');
  const [x, y] = [face.x + face.width / 2, face.y + face.height / 2];
  const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
  const begun = Math.atan2(from.x - x, y - from.y);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // Away from the ring a turn of the same angle is a longer way, and so more exact.
  const [steps, radius] = [12, 200];
  const end = share * 2 * Math.PI;
  const start = begun < 0 ? begun + 2 * Math.PI : begun;
  for (let step = 0; step <= steps; step += 1) {
    const angle = start + ((end - start) * step) / steps;
    await page.mouse.move(x + radius * Math.sin(angle), y - radius * Math.cos(angle));
  }
}

test('the dial fits the pauses to a length: live, saved once, undone in one step, within pauses and plan', async ({
  page,
  world,
}) => {
  await enter(page, await world.openAccount());
  const id = await ownText.finished(page, { duration: 10 });
  const before = await ownText.read(page, id);
  const speech = before.timing?.speechSeconds ?? 0;
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().endsWith(updateScript.path.replace(':id', id))) saves += 1;
  });
  await page.goto(`/edit/${id}`);
  const begun = formatClock(before.timing?.totalSeconds ?? 0);
  await expect(handle(page)).toHaveAttribute('aria-valuetext', begun);

  await dragTo(page, speech / (12 * 60));
  await expect(handle(page)).toHaveAttribute('aria-valuetext', '12:00');
  await expect(page.locator('[data-part="dock"] [data-part="total"]')).toContainText('12:00');
  expect(saves).toBe(0);
  await page.mouse.up();
  await expect.poll(async () => Math.round((await ownText.read(page, id)).timing?.totalSeconds ?? 0)).toBe(720);
  expect(saves).toBe(1);
  const after = await ownText.read(page, id);
  expect(after.timing?.speechSeconds).toBe(speech);
  const shape = (content: string): string => content.replaceAll(/\[pause:\d+\]/gu, '[pause]');
  expect(shape(after.content)).toBe(shape(before.content));
  await page.keyboard.press('ControlOrMeta+z');
  await expect(handle(page)).toHaveAttribute('aria-valuetext', begun);
  await expect.poll(async () => (await ownText.read(page, id)).content).toBe(before.content);

  await page.keyboard.press('ArrowUp');
  await expect(handle(page)).toHaveAttribute('aria-valuetext', '10:15');
  await page.keyboard.press('PageUp');
  await expect(handle(page)).toHaveAttribute('aria-valuetext', '11:15');
  await page.keyboard.press('End');
  await expect(page.getByText(t('editor.fit.plan', { plan: t('vocabulary.plans.free'), length: '15 minutes' }))).toBeVisible();
  await expect(handle(page)).toHaveAttribute('aria-valuetext', '15:00');
  await page.keyboard.press('Home');
  const longest = before.sections.toSorted((a, b) => b.speechSeconds - a.speechSeconds)[0];
  await expect(page.getByText(t('editor.fit.shortest', { title: longest?.title ?? '' }))).toBeVisible();
  await expect.poll(async () => new Set((await ownText.read(page, id)).content.match(/\d+(?=\])/gu))).toEqual(new Set(['1']));
});
