import type { Page } from '@playwright/test';
import { getScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import type { CreateScriptBody, Script } from '../../shared/scripts.schema.ts';
import { beginScript, ownContent } from './support/beginScript.ts';
import { changeElsewhere } from './support/changeElsewhere.ts';
import { deleteElsewhere } from './support/deleteElsewhere.ts';
import { enter } from './support/enter.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import type { World } from './support/world.ts';

const t = texts('en');

const surface = (page: Page) => page.getByRole('textbox', { name: t('editor.label') });
/** What the header says of the text; a toast may say similar things. */
const status = (page: Page, state: 'savedAt' | 'offline' | 'conflict') =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${t(`saving.states.${state}`, { time: '' }).trim()}`, 'u') });
const read = async (page: Page, id: string): Promise<Script> =>
  getScript.answers[200].parse(await (await page.request.get(getScript.path.replace(':id', id))).json());
const contentOf = async (page: Page, id: string): Promise<string> => (await read(page, id)).content;

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/edit/${id}`);
  await expect(surface(page)).toBeVisible();
}

/** Opens the editor of somebody's new script. */
async function openNew(page: Page, world: World, changes: Partial<CreateScriptBody> = {}) {
  const account = await world.openAccount();
  await enter(page, account);
  const id = await beginScript(page, changes);
  await open(page, id);
  return { account, id };
}

/** Ends the page’s process, with whatever it was about to do. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  // The command has no answer: who would give it is gone.
  void devtools.send('Page.crash').catch(() => {});
  await crashed;
}

/** Writes behind a sentence. */
async function writeAfter(page: Page, sentence: string, words: string): Promise<void> {
  await page.getByText(sentence).click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
}

test('what is written is saved by itself, and stands in a second tab that has the script open', async ({
  page,
  context,
  world,
  watch,
}) => {
  const { id } = await openNew(page, world);
  watch.allowRefusal(409, updateScript.path.replace(':id', id));
  const other = await context.newPage();
  await open(other, id);
  await writeAfter(other, 'The breath comes and goes.', ' All by itself.');
  await writeAfter(page, 'Let it hold you.', ' All of you.');
  await expect(status(page, 'savedAt')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(surface(tab)).toContainText('Let it hold you. All of you.');
    await expect(surface(tab)).toContainText('comes and goes. All by itself.');
  }
  await expect.poll(() => contentOf(page, id)).toContain('All by itself.');
  expect(await contentOf(page, id)).toContain('All of you.');
});

test('offline everything is kept, and saved when the connection is back', async ({ page, context, world, watch }) => {
  const { id } = await openNew(page, world);
  watch.allowCutOff();
  await context.setOffline(true);
  await writeAfter(page, 'Let it hold you.', ' Wholly.');
  await expect(status(page, 'offline')).toBeVisible();
  await writeAfter(page, 'Wholly.', ' And more.');
  await context.setOffline(false);
  await expect(status(page, 'savedAt')).toBeVisible();
  expect(await contentOf(page, id)).toContain('Let it hold you. Wholly. And more.');
});

test('with saving by hand, a reload keeps what was written and what can be undone', async ({ page, world }) => {
  const account = await world.openAccount();
  await enter(page, account, '/settings');
  await page.getByRole('switch', { name: t('settings.autoSave.label') }).click();
  const id = await beginScript(page);
  await open(page, id);
  await writeAfter(page, 'Let it hold you.', ' First.');
  await expect(page.getByText(t('saving.states.unsaved'))).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(surface(page)).toContainText('Let it hold you. First.');
  await expect(page.getByRole('status').filter({ hasText: t('saving.broughtBack', { moment: '' }).slice(0, 30) })).toBeVisible();
  expect(await contentOf(page, id)).toBe(ownContent);
  await surface(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(surface(page)).not.toContainText('First.');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(surface(page)).toContainText('First.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(status(page, 'savedAt')).toBeVisible();
  expect(await contentOf(page, id)).toContain('Let it hold you. First.');
});

test('two devices that changed one sentence: both readings are shown, and what is chosen stays', async ({
  page,
  context,
  world,
  watch,
}) => {
  const { id } = await openNew(page, world);
  watch.allowCutOff();
  watch.expectRefusal(409, updateScript.path.replace(':id', id));
  await context.setOffline(true);
  await writeAfter(page, 'Let it hold you.', ' Mine.');
  await expect(status(page, 'offline')).toBeVisible();
  await changeElsewhere(page, id, (text) => text.replace('Let it hold you.', 'Let it carry you.').replace('Feel', 'Sense'));
  await context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: t('saving.conflict.title') });
  await expect(dialog.getByText('Let it hold you. Mine.')).toBeVisible();
  await expect(dialog.getByText('Let it carry you.')).toBeVisible();
  await dialog.getByRole('button', { name: t('saving.conflict.later') }).click();
  await expect(status(page, 'conflict')).toBeVisible();
  await page.getByRole('button', { name: t('saving.conflict.compare') }).click();
  await dialog.getByRole('button', { name: t('saving.conflict.settle') }).click();
  await expect(status(page, 'savedAt')).toBeVisible();
  const both = 'Sense the ground. [pause:8]\nLet it hold you. Mine.\nLet it carry you.';
  expect(await contentOf(page, id)).toContain(both);
  await expect(surface(page)).toContainText('Let it carry you.');
});

test('whoever leaves unsaved changes is asked; what is saved by itself is not', async ({ page, world }) => {
  const { id } = await openNew(page, world);
  await writeAfter(page, 'Let it hold you.', ' Saved.');
  await page.getByRole('link', { name: t('editor.done') }).click();
  await expect(page).toHaveURL(new RegExp(`/scripts/${id}$`, 'u'));
  expect(await contentOf(page, id)).toContain('Saved.');

  await page.goto('/settings');
  await page.getByRole('switch', { name: t('settings.autoSave.label') }).click();
  await open(page, id);
  await writeAfter(page, 'Saved.', ' Left.');
  const question = page.getByRole('dialog', { name: t('saving.leave.title') });
  const done = page.getByRole('link', { name: t('editor.done') });
  await done.click();
  await question.getByRole('button', { name: t('saving.leave.stay') }).click();
  await expect(question).toBeHidden();
  await expect(surface(page)).toContainText('Left.');
  await done.click();
  await question.getByRole('button', { name: t('saving.leave.leave'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/scripts/${id}$`, 'u'));
  expect(await contentOf(page, id)).not.toContain('Left.');
  // It is still here.
  await open(page, id);
  await expect(surface(page)).toContainText('Left.');
  await done.click();
  await question.getByRole('button', { name: t('saving.leave.save') }).click();
  await expect(page).toHaveURL(new RegExp(`/scripts/${id}$`, 'u'));
  expect(await contentOf(page, id)).toContain('Left.');
});

test('what another account left in this browser is not shown', async ({ page, world }) => {
  const { account, id } = await openNew(page, world);
  await writeAfter(page, 'Let it hold you.', ' Secret.');
  await expect(status(page, 'savedAt')).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('stillpoint.edit.')));
  expect(keys).toHaveLength(1);
  expect(keys[0]).toContain(`stillpoint.edit.${account.id}.${id}.`);
});

test('a session that ran out loses nothing: after signing in, the text is there and saved', async ({ page, world, watch }) => {
  const { account, id } = await openNew(page, world);
  // What is fetched ahead is there: the next that is asked for is the saving.
  await page.waitForLoadState('networkidle');
  watch.expectRefusal(401, updateScript.path.replace(':id', id));
  await page.getByText('Let it hold you.').click();
  await page.keyboard.press('End');
  await page.context().clearCookies();
  await page.keyboard.type(' Still.');
  await expect(page).toHaveURL(/\/auth$/u);
  await enter(page, account, `/edit/${id}`);
  await expect(surface(page)).toContainText('Let it hold you. Still.');
  await expect(status(page, 'savedAt')).toBeVisible();
  expect(await contentOf(page, id)).toContain('Still.');
});

test('a script that is deleted elsewhere can be brought back with what was written', async ({ page, world }) => {
  const { id } = await openNew(page, world);
  await deleteElsewhere(page, id);
  await expect(page.getByRole('alert').filter({ hasText: t('saving.deleted.note') })).toBeVisible();
  await writeAfter(page, 'Let it hold you.', ' Again.');
  await page.getByRole('button', { name: t('saving.deleted.action') }).click();
  await expect(status(page, 'savedAt')).toBeVisible();
  expect(await contentOf(page, id)).toContain('Again.');
});

test('a blank script of one’s own is begun without credits, and leads to its editor', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/scripts');
  await page
    .getByRole('link', { name: t('scripts.writeOwn') })
    .first()
    .click();
  await expect(parts.title(page)).toHaveText(t('ownScript.title'));
  await page.getByRole('button', { name: t('ownScript.begin') }).click();
  await expect(page.getByText(t('ownScript.nameMissing'))).toBeVisible();
  await page.getByLabel(t('ownScript.name')).fill('My own quiet');
  await page.reload();
  await expect(page.getByLabel(t('ownScript.name'))).toHaveValue('My own quiet');
  await page.getByRole('button', { name: t('ownScript.begin') }).click();
  await expect(page).toHaveURL(/\/edit\//u);
  await expect(parts.credits(page, t, 3)).toBeVisible();
  await surface(page).click();
  await page.keyboard.type('A first sentence.');
  await expect(status(page, 'savedAt')).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  expect(await read(page, id)).toMatchObject({ title: 'My own quiet', content: 'A first sentence.', writer: null });
});

test('a text that is there already comes out of a file, with its title', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/script-editor');
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const input = page.locator('input[type="file"]');
  await input.setInputFiles(file('odd.json', '{"a":1}'));
  await expect(page.getByRole('alert').filter({ hasText: t('ownScript.file.failed') })).toBeVisible();
  await input.setInputFiles(file('harbour.md', '# Harbour\n\n## Arriving\n\nSit down. [pause:4]\n'));
  await expect(page.getByLabel(t('ownScript.name'))).toHaveValue('Harbour');
  await page.getByRole('button', { name: t('ownScript.begin') }).click();
  await expect(page).toHaveURL(/\/edit\//u);
  await expect(surface(page)).toContainText('Sit down.');
  const script = await read(page, page.url().split('/').at(-1) ?? '');
  expect(script).toMatchObject({ title: 'Harbour', content: '## Arriving\n\nSit down. [pause:4]' });
});

test('what a tab that died left unsaved is taken up in the next one', async ({ page, context, world, watch }) => {
  const { id } = await openNew(page, world);
  watch.allowCutOff();
  await context.setOffline(true);
  await writeAfter(page, 'Let it hold you.', ' Left over.');
  await expect(status(page, 'offline')).toBeVisible();
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Left over.'));
  // A tab that is closed in order is online again as it goes, and may just save.
  await crash(page);
  await page.close();
  await context.setOffline(false);
  expect(await contentOf(await context.newPage(), id)).toBe(ownContent);
  const next = await context.newPage();
  await open(next, id);
  await expect(surface(next)).toContainText('Let it hold you. Left over.');
  await expect(status(next, 'savedAt')).toBeVisible();
  expect(await contentOf(next, id)).toContain('Left over.');
});

test('a metaphor is inserted at the cursor in the script’s form of address, with its pause, and undone', async ({
  page,
  world,
}) => {
  const text = '## Ankommen\nNehmen Sie Platz. [pause:4]\nSpüren Sie den Boden.';
  const { id } = await openNew(page, world, { language: 'de', address: 'formal', content: text });
  await page.getByText('Nehmen Sie Platz.').click();
  await page.getByRole('button', { name: t('suggestions.title') }).click();
  const panel = page.getByRole('region', { name: t('suggestions.title') });
  // It opens in sight.
  await expect(panel.getByRole('heading', { name: t('suggestions.title') })).toBeFocused();
  await expect(panel.getByRole('heading', { name: t('suggestions.title') })).toBeInViewport();
  await panel.getByLabel(t('suggestions.theme')).selectOption(t('vocabulary.themes.sleep'));
  await panel.getByText(t('suggestions.categories.light'), { exact: true }).first().click();
  await panel.getByRole('button', { name: t('suggestions.others') }).click();
  await expect(panel.getByRole('list')).toHaveAttribute('aria-busy', 'false');
  const insert = panel.getByRole('button', { name: t('suggestions.insert') });
  const before = await panel.getByRole('listitem').first().innerText();
  await insert.first().click();
  await expect(panel.getByRole('status')).toHaveText(t('suggestions.inserted'));
  await expect.poll(() => contentOf(page, id)).not.toBe(text);
  const [first = '', ...rest] = (await contentOf(page, id)).split('\n').slice(1);
  expect(first).toBe('Nehmen Sie Platz. [pause:4]');
  expect(rest).toHaveLength(4);
  expect(rest.at(-1)).toBe('Spüren Sie den Boden.');
  expect(before).toContain(rest[0]?.replace(/ \[pause:\d+\]$/u, ''));
  for (const line of rest.slice(0, 3)) expect(line).toMatch(/ \[pause:\d+\]$/u);
  await surface(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => contentOf(page, id)).toBe(text);
});
