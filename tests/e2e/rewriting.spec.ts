import type { Page } from '@playwright/test';
import { updateScript } from '../../shared/routes/scripts.routes.ts';
import { axeFindings } from './support/axeFindings.ts';
import { regeneration } from './support/regeneration.ts';
import { enter } from './support/enter.ts';
import { ownText } from './support/ownText.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import type { World } from './support/world.ts';

const t = texts('en');

const surface = (page: Page) => page.getByRole('textbox', { name: t('editor.label') });
const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const saved = (page: Page) => told(page, t('saving.states.savedAt', { time: '' }).trim());

/** Opens the editor of somebody's finished script. */
async function openEditor(page: Page, world: World) {
  const opened = await regeneration.prepare(page, world);
  await edit(page, opened.id);
  return opened;
}

async function edit(page: Page, id: string): Promise<void> {
  await page.goto(`/edit/${id}`);
  await expect(surface(page)).toBeVisible();
}

/** By the outline; what is out of sight is not drawn. */
const jumpTo = (page: Page, title: string) =>
  page
    .getByRole('navigation', { name: t('editor.outline.title') })
    .getByRole('button', { name: new RegExp(`^${title}`, 'u') })
    .click();

/** Puts the cursor behind the first sentence of a section, and writes there. */
async function writeIn(page: Page, title: string, words: string): Promise<void> {
  await jumpTo(page, title);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type(words);
}

test('from the editor the whole is written again: what was typed is saved first, the old text stays, and undo brings it back', async ({
  page,
  world,
}) => {
  const { id, script } = await openEditor(page, world);
  await writeIn(page, regeneration.section(script, 1).title, '\nTyped a moment ago.');
  await regeneration.openWhole(page, t);
  await expect(regeneration.dialog(page)).toContainText(t('regeneration.cost.whole'));
  const typed = (await ownText.read(page, id)).content;
  expect(typed).toContain('Typed a moment ago.');
  const gate = world.model.hold(2);
  await regeneration.confirm(page, t, 1).click();
  await gate.reached;

  // Meanwhile it can be read, and not changed.
  await expect(regeneration.banner(page, t).getByRole('status')).toHaveText(
    t('generations.now.section', { number: 2, total: script.sections.length }),
  );
  await expect(surface(page)).toHaveAttribute('aria-readonly', 'true');
  await expect(page.getByRole('slider', { name: t('editor.fit.label') })).toHaveCount(0);
  await surface(page).getByText('Typed a moment ago.').click();
  await page.keyboard.type('x');
  await expect(told(page, t('editor.busy'))).toBeVisible();
  await expect(surface(page)).toContainText('Typed a moment ago.');
  expect((await ownText.read(page, id)).content).toBe(typed);
  expect(await axeFindings(page)).toEqual([]);

  gate.open();
  await expect(told(page, t('regeneration.merged'))).toBeVisible();
  await expect(surface(page)).toHaveAttribute('aria-readonly', 'false');
  await expect(page.getByRole('slider', { name: t('editor.fit.label') })).toBeVisible();
  await expect(surface(page)).not.toContainText('Typed a moment ago.');
  await expect(page.getByText(t('regeneration.done.whole'))).toBeVisible();
  const written = await ownText.read(page, id);
  expect(written.title).toBe('Harbour lights');
  expect(written.content).not.toBe(typed);
  await surface(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(surface(page)).toContainText('Typed a moment ago.');
  await expect.poll(async () => (await ownText.read(page, id)).content).toBe(typed);
});

test('from the outline one section is written again, to a length; the banner leads to the comparison and back', async ({
  page,
  world,
}) => {
  const { id, script } = await openEditor(page, world);
  const { title, seconds } = regeneration.section(script, 2);
  await jumpTo(page, title);
  await page.getByRole('button', { name: t('regeneration.section', { title }) }).click();
  await expect(regeneration.dialog(page).getByRole('heading', { level: 2 })).toHaveText(
    t('regeneration.title.section', { title, number: 2 }),
  );
  await regeneration.dialog(page).getByLabel(t('regeneration.minutes'), { exact: true }).fill('0');
  await regeneration
    .dialog(page)
    .getByLabel(t('regeneration.seconds'), { exact: true })
    .fill(String(seconds + 20));
  await regeneration.confirm(page, t, 1).click();
  await expect(page.getByText(t('regeneration.done.section', { title }))).toBeVisible({ timeout: 30_000 });
  const after = await ownText.read(page, id);
  expect(Math.abs(regeneration.section(after, 2).seconds - seconds - 20)).toBeLessThanOrEqual(2);
  for (const { position: other } of script.sections.filter(({ position }) => position !== 2))
    expect(regeneration.section(after, other).content).toBe(regeneration.section(script, other).content);
  await expect(surface(page)).toContainText(regeneration.section(after, 2).content.split(' [pause')[0] ?? '');

  await page.getByRole('link', { name: t('regeneration.done.compare') }).click();
  await expect(page).toHaveURL(/versions\?version=.+&with=.+/u);
  await expect(page.getByRole('button', { name: t('versions.restore.action') })).toBeVisible();
  // A window that gets narrower takes every line along, also those that were in sight before.
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const top of [10_000, 0]) await page.evaluate((y) => scrollTo(0, y), top);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize(size);
  await page.goBack();
  await page.getByRole('button', { name: t('regeneration.done.restore') }).click();
  await expect.poll(async () => (await ownText.read(page, id)).content).toBe(script.content);
  await expect(page.getByText(t('regeneration.done.section', { title }))).toHaveCount(0);
  await expect(surface(page)).toContainText(regeneration.section(script, 2).content.split(' [pause')[0] ?? '');
});

test('proposals for the section at the cursor wait beside the text until one is chosen', async ({ page, world }) => {
  const { id, script } = await openEditor(page, world);
  const { title } = regeneration.section(script, 3);
  await jumpTo(page, title);
  await page.getByRole('button', { name: t('scripts.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('regeneration.here') }).click();
  await regeneration.dialog(page).getByRole('radio', { name: '3', exact: true }).check({ force: true });
  const gate = world.model.hold(3);
  await regeneration.confirm(page, t, 3).click();
  await gate.reached;
  await expect(regeneration.banner(page, t).getByRole('status')).toHaveText(
    t('generations.rewriting.proposal', { number: 1, total: 3 }),
  );
  gate.open();
  await page.getByRole('link', { name: t('versions.variants.choose') }).click({ timeout: 30_000 });
  expect((await ownText.read(page, id)).content).toBe(script.content);
  for (const number of [1, 2, 3])
    await expect(page.getByRole('article', { name: t('versions.variants.name', { number }) })).toBeVisible();
  // Where there is no room beside each other they are turned, one at a time.
  const proposals = page.getByRole('article', { name: /./u });
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(proposals).toHaveCount(1);
  await expect(proposals).toHaveAccessibleName(t('versions.variants.name', { number: 1 }));
  const next = page.getByRole('button', { name: t('versions.variants.next') });
  await next.click();
  await next.click();
  await expect(
    page.getByRole('status').filter({ hasText: t('versions.variants.position', { number: 4, count: 4 }) }),
  ).toBeVisible();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: t('versions.variants.previous') }).click();
  await expect(proposals).toHaveAccessibleName(t('versions.variants.name', { number: 2 }));
  await next.click();
  const third = page.getByRole('article', { name: t('versions.variants.name', { number: 3 }) });
  await third.getByRole('button', { name: t('versions.variants.take') }).click();
  await expect(third).toContainText(t('versions.variants.used'));
  expect((await ownText.read(page, id)).content).not.toBe(script.content);
});

test('what cannot be saved is not written again: the dialog stays away, and it is said why', async ({
  page,
  context,
  world,
  watch,
}) => {
  const { script } = await openEditor(page, world);
  watch.allowCutOff();
  // The dialog is there already: it is the saving that does not work.
  await regeneration.openWhole(page, t);
  await regeneration
    .dialog(page)
    .getByRole('button', { name: t('regeneration.cancel') })
    .click();
  await context.setOffline(true);
  await writeIn(page, regeneration.section(script, 1).title, '\nOnly here.');
  await regeneration.openWhole(page, t);
  await expect(page.getByRole('alert').filter({ hasText: t('regeneration.notSaved.title') })).toBeVisible();
  await expect(regeneration.dialog(page)).toHaveCount(0);
  await expect(surface(page)).toContainText('Only here.');
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
});

test('another device that saves meanwhile is refused: its text waits there, and is brought together with the new one', async ({
  page,
  world,
  watch,
  openDevice,
}) => {
  const { id, script, account } = await openEditor(page, world);
  const other = await openDevice();
  await enter(other, account);
  await edit(other, id);
  watch.allowCutOff();
  watch.expectRefusal(409, updateScript.path.replace(':id', id));
  await other.context().setOffline(true);
  await writeIn(other, regeneration.section(script, 1).title, '\nWritten without a line.');
  await expect(told(other, t('saving.states.offline'))).toBeVisible();

  // A section of which the other device knows nothing.
  const { title } = regeneration.section(script, 3);
  await jumpTo(page, title);
  await page.getByRole('button', { name: t('regeneration.section', { title }) }).click();
  const gate = world.model.hold(3);
  await regeneration.confirm(page, t, 1).click();
  await gate.reached;
  await other.context().setOffline(false);
  await expect(told(other, t('saving.states.busy'))).toBeVisible();
  await expect(surface(other)).toContainText('Written without a line.');
  expect((await ownText.read(page, id)).content).toBe(script.content);

  gate.open();
  await expect(saved(other)).toBeVisible({ timeout: 30_000 });
  await expect.poll(async () => (await ownText.read(page, id)).content).toContain('Written without a line.');
  const both = await ownText.read(page, id);
  expect(regeneration.section(both, 3).content).not.toBe(regeneration.section(script, 3).content);
  for (const tab of [page, other]) {
    await jumpTo(tab, regeneration.section(both, 1).title);
    await expect(surface(tab)).toContainText('Written without a line.');
    await expect(surface(tab)).toHaveAttribute('aria-readonly', 'false');
  }
});

test('a failure leaves the text, gives the credits back and offers another attempt, until the text is another', async ({
  page,
  world,
}) => {
  const { id, script } = await openEditor(page, world);
  world.model.always({
    kind: 'status',
    status: 401,
    body: { error: { message: 'Incorrect API key provided', type: 'invalid_request_error', code: 'invalid_api_key' } },
  });
  await regeneration.openWhole(page, t);
  await regeneration.confirm(page, t, 1).click();
  const note = page.getByText(t('generations.rewriting.failed'));
  await expect(note).toBeVisible({ timeout: 30_000 });
  await expect(surface(page)).toHaveAttribute('aria-readonly', 'false');
  expect((await ownText.read(page, id)).content).toBe(script.content);
  await expect(page.getByRole('button', { name: t('app.credits', { count: 12 }), exact: true })).toBeVisible();
  const retry = page.getByRole('button', { name: t('generations.retry.action', { credits: t('app.credits', { count: 1 }) }) });
  await expect(retry).toBeVisible();
  await page.goto(`/scripts/${id}`);
  await expect(note).toBeVisible();
  await edit(page, id);
  await writeIn(page, regeneration.section(script, 1).title, '\nGoing on.');
  await expect(saved(page)).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('on its page the script says that it is written again, that this is done, and brings back what was', async ({
  page,
  context,
  world,
}) => {
  const { id, script } = await regeneration.open(page, world);
  const other = await context.newPage();
  await other.goto('/transactions');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await regeneration.openWhole(page, t);
  const gate = world.model.hold(1);
  await regeneration.confirm(page, t, 1).click();
  await gate.reached;
  await expect(regeneration.banner(page, t)).toContainText(t('generations.rewriting.whole'));
  await expect(regeneration.banner(page, t).getByRole('status')).toHaveText(
    t('generations.now.section', { number: 1, total: script.sections.length }),
  );
  await regeneration.banner(page, t).getByRole('button').focus();
  gate.open();
  const done = page.getByText(t('regeneration.done.whole'));
  await expect(done).toBeVisible({ timeout: 30_000 });
  // Whose focus was on the button that is gone does not begin at the top.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Elsewhere a message says so, and the notifications keep it.
  await expect(told(other, t('scripts.announcements.rewritten.whole'))).toBeVisible();
  await other.getByRole('button', { name: new RegExp(`^${t('notifications.open')}`, 'u') }).click();
  await expect(other.getByText(t('notifications.kinds.rewritten.whole', { title: 'Harbour lights' }))).toBeVisible();
  await page.reload();
  await expect(done).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: t('regeneration.done.restore') }).click();
  await expect(done).toHaveCount(0);
  expect((await ownText.read(page, id)).content).toBe(script.content);
  await expect(page.getByRole('article')).toContainText(regeneration.section(script, 1).title);
});
