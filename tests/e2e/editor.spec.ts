import type { Page } from '@playwright/test';
import { getScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { ask } from './support/ask.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import type { World } from './support/world.ts';

const t = texts('en');
const content =
  '## Arriving\n\nRest here a while. [pause:4]\nThe breath comes and goes.\n\n## Settling\n\nFeel the ground. [pause:8]\nLet it hold you.\n\n## Returning\n\nOpen your eyes when you like.';

const headers = { 'sec-fetch-site': 'same-origin' } as const;
const read = async (page: Page, id: string): Promise<Script> =>
  getScript.answers[200].parse(await (await page.request.get(getScript.path.replace(':id', id))).json());

/** Opens the editor with a finished script of this text. */
async function openEditor(page: Page, world: World, text = content): Promise<string> {
  await enter(page, await world.openAccount());
  const id = await ask(page);
  await expect.poll(async () => (await read(page, id)).status).toBe('ready');
  const { revision } = await read(page, id);
  const path = updateScript.path.replace(':id', id);
  const answer = await page.request.patch(path, { data: { baseRevision: revision, content: text }, headers });
  expect(answer.status()).toBe(200);
  await page.goto(`/edit/${id}`);
  await expect(surface(page)).toBeVisible();
  return id;
}

const surface = (page: Page) => page.getByRole('textbox', { name: t('editor.label') });
const chip = (page: Page, count: number) =>
  surface(page).getByRole('img', { name: t('app.pause.label', { count }), exact: true });

test('text is typed, saved and there again', async ({ page, world }) => {
  const id = await openEditor(page, world);
  await page.getByText('Let it hold you.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Rest. [pause:7]');
  await expect(chip(page, 7)).toBeVisible();
  await page.getByRole('button', { name: t('editor.save') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('saving.states.savedAt', { time: '' }).trim() })).toBeVisible();
  expect((await read(page, id)).content).toBe(content.replace('hold you.', 'hold you. Rest. [pause:7]'));
  await page.reload();
  await expect(chip(page, 7)).toBeVisible();
});

test('a pause is chosen, changed and removed by keyboard, and that is undone', async ({ page, world }) => {
  await openEditor(page, world);
  await page.getByText('Rest here a while.').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(chip(page, 4)).toHaveAttribute('data-selected');
  await page.keyboard.press('ArrowUp');
  await expect(chip(page, 5)).toBeVisible();
  await page.keyboard.type('12');
  await expect(chip(page, 12)).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(chip(page, 12)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(chip(page, 12)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(chip(page, 5)).toBeVisible();
});

test('a pause is drawn longer by its edge, in one step', async ({ page, world }) => {
  await openEditor(page, world);
  await chip(page, 8).scrollIntoViewIfNeeded();
  const box = await chip(page, 8).boundingBox();
  if (!box) throw new Error('The pause is not drawn.');
  const [x, y] = [box.x + box.width - 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 6 });
  await page.mouse.up();
  await expect(chip(page, 13)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(chip(page, 8)).toBeVisible();
});

const outline = (page: Page) => page.getByRole('navigation', { name: t('editor.outline.title') });
const rows = (page: Page) => outline(page).getByRole('listitem');
const heading = (page: Page, name: string) => surface(page).getByRole('heading', { name });

test('sections are renamed, moved by button and by pointer, folded and gone to', async ({ page, world }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page, world);
  await expect(rows(page)).toHaveText([/Arriving/u, /Settling/u, /Returning/u]);
  await rows(page).nth(1).getByRole('button').first().click();
  await page.getByRole('button', { name: t('editor.outline.rename', { title: 'Settling' }) }).click();
  await page.getByRole('textbox', { name: t('editor.outline.name') }).fill('Coming down');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Coming down')).toBeVisible();
  // The row is rendered again once its new times are known, also between these two keys.
  await expect(page.getByRole('textbox', { name: t('editor.outline.name') })).toHaveCount(0);
  await page.keyboard.down('Alt');
  await expect(rows(page).nth(1)).toHaveText(/Coming down/u);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.up('Alt');
  await expect(rows(page)).toHaveText([/Coming down/u, /Arriving/u, /Returning/u]);

  const grip = page.getByRole('button', { name: t('editor.outline.drag', { title: 'Coming down' }) });
  // Hovering waits until nothing moves any more; only then it is known where the last row is.
  await grip.hover();
  await page.mouse.down();
  const to = await rows(page).nth(2).boundingBox();
  if (!to) throw new Error('The outline is not drawn.');
  await page.mouse.move(to.x + 20, to.y + to.height - 4, { steps: 5 });
  await page.mouse.up();
  await expect(rows(page)).toHaveText([/Arriving/u, /Returning/u, /Coming down/u]);

  await rows(page).first().getByRole('button').first().click();
  await page.getByRole('button', { name: t('editor.outline.fold', { title: 'Arriving' }) }).click();
  await expect(page.getByText('Rest here a while.')).toHaveCount(0);
  await page.getByRole('button', { name: t('editor.outline.unfold', { title: 'Arriving' }) }).click();
  await expect(page.getByText('Rest here a while.')).toBeVisible();

  await surface(page).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ControlOrMeta+z');
  await expect(rows(page)).toHaveText([/Arriving/u, /Settling/u, /Returning/u]);
});

test('the clock follows, and a pause is put in by key and by button', async ({ page, world }) => {
  await openEditor(page, world);
  // Two pauses, and a breath after each of the three other sentences.
  const silence = page.getByText(t('scripts.clock.silence', { length: '0:14' }));
  await expect(silence).toBeVisible();
  await page.getByText('Let it hold you.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Alt+3');
  await expect(chip(page, 10)).toBeVisible();
  await expect(silence).toHaveCount(0);
  await expect(page.getByText(t('scripts.clock.silence', { length: '0:23' }))).toBeVisible();
  await page.getByRole('button', { name: t('editor.tools.undo'), exact: true }).click();
  await expect(silence).toBeVisible();
  await page.getByText('The breath comes and goes.').click();
  await page.keyboard.press('End');
  const name = t('editor.tools.insertPause', { pause: t('app.pause.seconds', { seconds: 2 }) });
  await page.getByRole('button', { name, exact: true }).click();
  await expect(chip(page, 2)).toBeVisible();
});

test('what is wrong is said at its place, fixed in one step, and stops nobody', async ({ page, world }) => {
  const id = await openEditor(page, world, content.replace('[pause:8]', '[pause:45]'));
  await expect(page.getByText(t('editor.fatal', { count: 1 }))).toBeVisible();
  await expect(surface(page).getByText('[pause:45]')).toBeVisible();
  await page.getByRole('button', { name: t('findings.fixes.clamp-pause') }).click();
  await expect(chip(page, 30)).toBeVisible();
  await expect(page.getByText(t('editor.fatal', { count: 1 }))).toHaveCount(0);
  await page.getByRole('button', { name: t('editor.tools.undo'), exact: true }).click();
  await expect(page.getByText(t('editor.fatal', { count: 1 }))).toBeVisible();
  await page.keyboard.type('Yes. ');
  await page.getByRole('button', { name: t('editor.save') }).click();
  await expect.poll(async () => (await read(page, id)).content).toContain('Yes.');
});

test('words are found and replaced, and the pauses stay what they are', async ({ page, world }) => {
  await openEditor(page, world, content.replace('a while', '4 breaths'));
  await page.getByText('Feel the ground.').click();
  await page.keyboard.press('ControlOrMeta+f');
  const panel = page.getByRole('search', { name: t('editor.search.label') });
  await panel.getByLabel(t('editor.search.find'), { exact: true }).fill('4');
  await expect(panel.getByRole('status')).toHaveText(t('editor.search.found', { count: 1 }));
  await panel.getByLabel(t('editor.search.replace'), { exact: true }).fill('four');
  await panel.getByRole('button', { name: t('editor.search.replaceAll') }).click();
  await expect(page.getByText('Rest here four breaths.')).toBeVisible();
  await expect(chip(page, 4)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(surface(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(surface(page)).not.toBeFocused();
});
