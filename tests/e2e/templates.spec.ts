import type { Page } from '@playwright/test';
import { createTemplate } from '../../shared/routes/templates.routes.ts';
import type { CreateTemplateBody, Template } from '../../shared/templates.schema.ts';
import { templateBody } from '../support/templateBody.ts';
import { enter } from './support/enter.ts';
import { parts } from './support/parts.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

/** Keeps a template in the name of whoever is signed in, without the form. */
async function keep(page: Page, changes: Partial<CreateTemplateBody> = {}): Promise<Template> {
  const answer = await page.request.post(createTemplate.path, {
    data: templateBody(changes),
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(201);
  return createTemplate.answers[201].parse(await answer.json());
}

const cards = (page: Page) => page.getByRole('article');

test('a template is written, shown with its pauses, changed, deleted and brought back', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/templates?source=own');
  await expect(page.getByRole('heading', { name: t('templates.empty.title') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('templates.create') })
    .last()
    .click();
  await expect(parts.title(page)).toHaveText(t('templates.form.new'));
  await page.getByRole('button', { name: t('templates.form.save') }).click();
  await expect(page.getByText(t('templates.problems.required'))).toHaveCount(2);

  await page.getByLabel(t('templates.form.title')).fill('My own evening');
  await page.getByRole('checkbox', { name: t('vocabulary.themes.sleep') }).check();
  const content = page.getByRole('textbox', { name: t('templates.form.content'), exact: true });
  await content.fill('The day may end here.');
  await page.getByRole('button', { name: t('templates.form.longPause', { seconds: 6 }) }).click();
  await expect(content).toHaveValue('The day may end here. [pause:6]');
  await content.fill('The day may end here. [pause:60]');
  await expect(page.getByText(t('templates.problems.marker', { marker: '[pause:60]' }))).toBeVisible();
  await content.fill('The day may end here. [pause:6]\nNothing more is asked.');
  await page.getByRole('button', { name: t('templates.form.save') }).click();

  await expect(parts.title(page)).toHaveText('My own evening');
  await expect(page.getByRole('img', { name: t('app.pause.label', { count: 6 }) })).toBeVisible();
  await expect(page.getByText('[pause')).toHaveCount(0);
  await page.getByRole('link', { name: t('templates.edit'), exact: true }).click();
  await page.getByLabel(t('templates.form.title')).fill('My own night');
  await page.getByRole('button', { name: t('templates.form.save') }).click();
  await expect(parts.title(page)).toHaveText('My own night');

  await page.getByRole('button', { name: t('templates.delete.action') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('templates.delete.confirm') })
    .click();
  await expect(page.getByRole('heading', { name: t('templates.empty.title') })).toBeVisible();
  await page.getByRole('button', { name: t('app.undo') }).click();
  await expect(cards(page).getByRole('link', { name: 'My own night' })).toBeVisible();
});

test('filters stand in the address bar, survive a reload and go back; what fits nothing says so', async ({ page, world }) => {
  await enter(page, await world.openAccount());
  await keep(page, { title: 'Quiet harbour', themes: ['focus'], type: 'hypnosis', duration: 15 });
  await page.goto('/templates');
  await expect(cards(page).first().getByRole('link', { name: 'Quiet harbour' })).toBeVisible();
  await page.getByLabel(t('templates.filters.theme')).selectOption('focus');
  await page.getByLabel(t('templates.filters.type')).selectOption('hypnosis');
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel(t('templates.filters.theme'))).toHaveValue('focus');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel(t('templates.filters.search')).fill('nowhere at all');
  await expect(page.getByRole('heading', { name: t('templates.none.title') })).toBeVisible();
  await expect(page).toHaveURL(/q=nowhere/u);
  await page.getByRole('button', { name: t('templates.none.action') }).click();
  await expect(page.getByLabel(t('templates.filters.search'))).toHaveValue('');
  await expect(cards(page).nth(5)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: t('templates.none.title') })).toBeVisible();
});

test('what is kept on one tab is on the other at once', async ({ page, world, openDevice }) => {
  const account = await world.openAccount();
  await enter(page, account, '/templates?source=own');
  await expect(page.getByRole('heading', { name: t('templates.empty.title') })).toBeVisible();
  const other = await openDevice();
  await enter(other, account);
  await keep(other, { title: 'From elsewhere' });
  await expect(cards(page).getByRole('link', { name: 'From elsewhere' })).toBeVisible();
});

test('what is not saved survives a reload, and a change made elsewhere is not overwritten unseen', async ({
  page,
  watch,
  world,
  openDevice,
}) => {
  const account = await world.openAccount();
  await enter(page, account);
  const { id } = await keep(page);
  await page.goto(`/templates/${id}/edit`);
  await page.getByLabel(t('templates.form.title')).fill('Half a title');
  await page.reload();
  await expect(page.getByLabel(t('templates.form.title'))).toHaveValue('Half a title');

  const other = await openDevice();
  await enter(other, account, `/templates/${id}/edit`);
  await other.getByLabel(t('templates.form.title')).fill('Another title');
  await other.getByRole('button', { name: t('templates.form.save') }).click();
  await expect(parts.title(other)).toHaveText('Another title');
  watch.expectRefusal(409, `/api/templates/${id}`);
  await page.getByRole('button', { name: t('templates.form.save') }).click();
  await expect(page.getByText(t('templates.conflict'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('templates.form.title'))).toHaveValue('Half a title');
  await page.getByRole('button', { name: t('templates.form.discard') }).click();
  await expect(page.getByLabel(t('templates.form.title'))).toHaveValue('Another title');
});

test('a visitor reads ours and shared ones, never anybody’s own, and is led to sign in and on', async ({
  page,
  watch,
  world,
  openDevice,
}) => {
  const other = await openDevice();
  const author = await world.openAccount();
  await enter(other, author);
  const kept = await keep(other, { title: 'For my eyes only' });
  const shared = await keep(other, { title: 'For everybody', themes: ['gratitude'], isPublic: true });

  await page.goto('/templates?source=shared&theme=gratitude');
  await expect(cards(page).filter({ hasText: 'For everybody' }).first()).toBeVisible();
  await expect(page.getByText('For my eyes only')).toHaveCount(0);
  await expect(page.getByText(author.email)).toHaveCount(0);
  watch.expectRefusal(404, `/api/templates/${kept.id}`);
  await page.goto(`/templates/${kept.id}`);
  await expect(parts.title(page)).toHaveText(t('templates.gone.title'));
  await page.goto(`/templates/${shared.id}`);
  await page.getByRole('link', { name: t('templates.useVisitor') }).click();
  await signIn(page, t, await world.openAccount());
  await expect(parts.title(page)).toHaveText(t('generator.heading'));
  await expect(page.getByText(t('starts.template', { title: 'For everybody' }))).toBeVisible();
  await expect(page.getByRole('radio', { name: t('vocabulary.themes.gratitude'), exact: true })).toBeChecked();
});

test('a phrase that could harm is not shared, and the form says which', async ({ page, watch, world }) => {
  await enter(page, await world.openAccount());
  const { id } = await keep(page, { content: 'You may rest.\nYou can stop taking your medication now.' });
  await page.goto(`/templates/${id}/edit`);
  await page.getByRole('switch', { name: t('templates.form.share') }).check();
  watch.expectRefusal(400, `/api/templates/${id}`);
  await page.getByRole('button', { name: t('templates.form.save') }).click();
  await expect(page.getByText(/can’t be used in a shared template/u)).toBeVisible();
});
