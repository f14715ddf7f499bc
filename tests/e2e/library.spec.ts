import type { Page } from '@playwright/test';
import { ask } from './support/ask.ts';
import { beginScript, ownContent } from './support/beginScript.ts';
import { enter } from './support/enter.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const heart = (page: Page, title: string) => page.getByRole('button', { name: t('library.favorites.heart', { title }) });

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: t('library.more.label', { title }), exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('scripts are searched, narrowed and sorted, and the address leads back', async ({ page, world }) => {
  await enter(page, await world.openAccount({ credits: 10 }), '/scripts');
  // Without scripts there is nothing to search in.
  await expect(page.getByRole('heading', { name: t('scripts.empty.title') })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await ask(page, { title: 'Harbour lights', approach: 'nature', duration: 5 });
  await ask(page, { title: 'Anchor', approach: 'breath', duration: 10, type: 'hypnosis' });
  await expect(card(page, 'Anchor')).toBeVisible();
  await expect(page.getByText(t('library.count', { count: 2 }))).toBeVisible();

  await page.getByRole('searchbox', { name: t('library.search.label') }).fill('harb');
  await expect(page.getByText(t('library.found', { count: 1 }))).toBeVisible();
  await expect(card(page, 'Anchor')).toHaveCount(0);
  await expect(page).toHaveURL('/scripts?search=harb');
  await page.getByRole('radio', { name: t('vocabulary.approaches.breath') }).click();
  await expect(page.getByRole('heading', { name: t('library.nothing.title') })).toBeVisible();
  await page.goBack();
  await expect(card(page, 'Harbour lights')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('harb');
  await page.getByRole('button', { name: t('library.search.remove', { search: 'harb' }) }).click();
  await expect(page.getByText(t('library.count', { count: 2 }))).toBeVisible();
  await page.getByRole('combobox', { name: t('library.sort.label') }).selectOption('title');
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText('Anchor');
  await page.getByRole('button', { name: t('library.sort.direction', { order: t('library.sort.orders.title-asc') }) }).click();
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText('Harbour lights');
});

test('two filters that are chosen before the first is applied both hold', async ({ page, world }) => {
  await enter(page, await world.openAccount({ credits: 10 }), '/scripts');
  await ask(page, { title: 'Harbour lights', approach: 'nature', duration: 5 });
  await ask(page, { title: 'Anchor', approach: 'breath', duration: 10, type: 'hypnosis' });
  await expect(page.getByText(t('library.count', { count: 2 }))).toBeVisible();
  await page.getByRole('radio', { name: t('vocabulary.approaches.breath') }).evaluate((radio: HTMLElement, label) => {
    const sort = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
    if (!sort) throw new Error('no sort to choose');
    radio.click();
    sort.value = 'title';
    sort.dispatchEvent(new Event('change', { bubbles: true }));
  }, t('library.sort.label'));
  await expect(page).toHaveURL('/scripts?approach=breath&sort=title');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a heart fills in every tab, is undone, and goes back where it is refused', async ({ page, context, world, watch }) => {
  await enter(page, await world.openAccount());
  const id = await ask(page, { title: 'Harbour lights' });
  const other = await context.newPage();
  await other.goto('/favorites');
  await expect(other.getByRole('heading', { name: t('library.favorites.empty.title') })).toBeVisible();
  await page.goto('/scripts');
  await heart(page, 'Harbour lights').click();
  await expect(heart(page, 'Harbour lights')).toHaveAttribute('aria-pressed', 'true');
  await expect(card(other, 'Harbour lights')).toBeVisible();
  const said = page.getByRole('status').filter({ hasText: t('library.favorites.added') });
  await said.getByRole('button', { name: t('app.undo') }).click();
  await expect(heart(page, 'Harbour lights')).toHaveAttribute('aria-pressed', 'false');
  await expect(other.getByRole('heading', { name: t('library.favorites.empty.title') })).toBeVisible();

  await page.route('**/api/favorites', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'UNAVAILABLE', message: 'not now', requestId: 'x' } } }),
  );
  watch.expectRefusal(503, '/api/favorites');
  await heart(page, 'Harbour lights').click();
  await expect(page.getByRole('alert')).toContainText(t('library.favorites.failed'));
  await expect(heart(page, 'Harbour lights')).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/favorites');

  await page.goto(`/scripts/${id}`);
  await heart(page, 'Harbour lights').click();
  await expect(card(other, 'Harbour lights')).toBeVisible();
});

test('a collection is begun, filled, put in order by keys, and brought back after deleting', async ({ page, world }) => {
  await enter(page, await world.openAccount({ credits: 10 }), '/collections');
  await expect(page.getByRole('heading', { name: t('library.collections.empty.title') })).toBeVisible();
  await page.getByRole('button', { name: t('library.collections.empty.action') }).click();
  await page.getByRole('button', { name: t('library.collections.create') }).click();
  await expect(page.getByLabel(t('library.collections.name'))).toHaveAccessibleDescription(t('library.collections.nameMissing'));
  await page.getByLabel(t('library.collections.name')).fill('Evenings');
  await page.getByRole('button', { name: t('library.collections.create') }).click();
  await expect(parts.title(page)).toHaveText('Evenings');
  await expect(page.getByRole('heading', { name: t('library.collections.emptyOne.title') })).toBeVisible();

  for (const title of ['First', 'Second']) await ask(page, { title });
  await page.goto('/scripts');
  for (const title of ['First', 'Second']) {
    await choose(page, title, t('library.more.collect'));
    await page.getByRole('checkbox', { name: 'Evenings' }).click();
    await expect(page.getByRole('checkbox', { name: 'Evenings' })).toBeChecked();
    await page.getByRole('button', { name: t('library.collections.add.done') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto('/collections');
  await card(page, 'Evenings').click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.nth(0)).toContainText('First');
  await page.getByRole('button', { name: t('library.collections.order.handle', { title: 'Second' }) }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(0)).toContainText('Second');
  await expect(page.getByText(t('library.collections.order.moved', { title: 'Second', position: 1, total: 2 }))).toBeAttached();
  await page.reload();
  await expect(rows.nth(0)).toContainText('Second');
  await page.getByRole('button', { name: t('library.collections.order.handle', { title: 'First' }) }).dragTo(rows.nth(0));
  await expect(rows.nth(0)).toContainText('First');
  await choose(page, 'First', t('library.collections.takeOut'));
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: t('app.undo') }).click();
  await expect(rows.nth(0)).toContainText('First');

  await page.getByRole('button', { name: t('library.collections.delete.action') }).click();
  const dialog = page.getByRole('dialog', { name: t('library.collections.delete.title', { name: 'Evenings' }) });
  await dialog.getByRole('button', { name: t('library.collections.delete.confirm') }).click();
  await expect(page.getByRole('heading', { name: t('library.collections.empty.title') })).toBeVisible();
  await page.getByRole('button', { name: t('app.undo') }).click();
  await expect(card(page, 'Evenings')).toBeVisible();
});

test('a collection of somebody else’s is not there', async ({ page, world, watch }) => {
  const path = '/collections/32ea02c0-ffa4-45fa-9dd0-794c8384b3d4';
  watch.expectRefusal(404, `/api${path}`);
  await enter(page, await world.openAccount(), path);
  await expect(page.getByRole('heading', { name: t('library.collections.gone.title') })).toBeVisible();
});

test('a card and its script have one menu in one order: read, export, duplicate, keep as a template', async ({ page, world }) => {
  await enter(page, await world.openAccount({ plan: 'pro' }));
  const id = await beginScript(page, { title: 'Harbour lights' });
  await page.goto('/scripts');
  await page.getByRole('button', { name: t('library.more.label', { title: 'Harbour lights' }), exact: true }).click();
  const items = page.getByRole('menuitem');
  const onCard = [
    t('reading.action'),
    t('library.more.edit'),
    t('exports.open'),
    t('versions.title'),
    t('library.more.again'),
    t('regeneration.whole'),
    t('library.more.duplicate'),
    t('library.more.template'),
    t('library.more.collect'),
    t('library.more.delete'),
  ];
  await expect(items).toHaveText(onCard);
  await items.filter({ hasText: t('exports.open') }).click();
  await expect(page.getByRole('dialog', { name: t('exports.title', { title: 'Harbour lights' }) })).toBeVisible();
  await page.getByRole('button', { name: t('exports.cancel') }).click();
  await choose(page, 'Harbour lights', t('library.more.duplicate'));
  await page.getByRole('button', { name: t('scripts.open'), exact: true }).click();
  await expect(parts.title(page)).toHaveText(t('library.more.copyTitle', { title: 'Harbour lights' }));
  await expect(page).not.toHaveURL(`/scripts/${id}`);
  await expect(page.getByRole('article')).toContainText('The breath comes and goes.');

  await page.getByRole('button', { name: t('scripts.more'), exact: true }).click();
  // What stands beside the menu, and what only a text in sight allows.
  const beside = new Set([t('reading.action'), t('library.more.edit'), t('exports.open'), t('versions.title')]);
  const here = new Set([t('exports.copy.plain'), t('exports.copy.marked'), t('exports.print'), t('scripts.rename.action')]);
  await expect(items).not.toHaveCount(0);
  const onPage = await items.allInnerTexts();
  expect(onPage.filter((name) => !here.has(name))).toEqual(onCard.filter((name) => !beside.has(name)));
  await items.filter({ hasText: t('library.more.template') }).click();
  await expect(parts.title(page)).toHaveText(t('templates.form.new'));
  await expect(page.getByRole('textbox', { name: t('templates.form.content'), exact: true })).toHaveValue(ownContent);
  await page.getByRole('button', { name: t('templates.form.save') }).click();
  await expect(parts.title(page)).toHaveText(t('library.more.copyTitle', { title: 'Harbour lights' }));
});
