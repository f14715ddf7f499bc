import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { restoreVersion, listVersions } from '../../shared/routes/versions.routes.ts';
import { axeFindings } from './support/axeFindings.ts';
import { enter } from './support/enter.ts';
import { ownText } from './support/ownText.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import type { World } from './support/world.ts';

const t = texts('en');

const first =
  '## Arriving\n\nRest here a while. [pause:4]\nThe harbour lies still in the evening light.\nThis goes.\n\n## Leaving\n\nOpen your eyes.';
const second =
  '## Arriving\n\nRest here a while. [pause:9]\nThe harbour lies quite still in the morning light.\n\n## Leaving\n\nOpen your eyes.\nAnd this is new to it.';

/** A script with three versions: as it was written, and two editing sessions of edits. */
async function openVersions(page: Page, world: World): Promise<string> {
  await enter(page, await world.openAccount());
  const id = await ownText.finished(page, { title: 'Harbour lights' });
  await ownText.save(page, id, first, randomUUID());
  await ownText.save(page, id, second, randomUUID());
  await page.goto(`/scripts/${id}/versions`);
  await expect(entry(page, 3)).toBeVisible();
  return id;
}

const entry = (page: Page, number: number) =>
  page.getByRole('navigation', { name: t('versions.list') }).getByRole('link', { name: t('versions.number', { number }) });
const view = (page: Page, number: number) => page.getByRole('region', { name: t('versions.number', { number }) });

test('every text is there with its reason, author, moment, words and length, and can be read', async ({ page, world }) => {
  const id = await openVersions(page, world);
  await page.goto(`/scripts/${id}`);
  await page.getByRole('link', { name: t('versions.title'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('versions.title'));
  await expect(entry(page, 3)).toContainText(t('versions.current'));
  await expect(entry(page, 3)).toContainText(t('versions.reasons.edited'));
  await expect(entry(page, 3)).toContainText(t('versions.authors.person'));
  await expect(entry(page, 1)).toContainText(t('versions.reasons.generated'));
  await expect(entry(page, 1)).toContainText(t('versions.authors.named', { model: 'held-model' }));
  await expect(entry(page, 1)).not.toContainText(t('versions.current'));
  await entry(page, 2).click();
  await expect(view(page, 2)).toContainText('The harbour lies still in the evening light.');
  await expect(view(page, 2).getByRole('img', { name: t('app.pause.label', { count: 4 }) })).toBeVisible();
  await page.goBack();
  await expect(view(page, 3)).toContainText('And this is new to it.');
});

test('two versions are compared sentence by sentence, and by axe', async ({ page, world }) => {
  await openVersions(page, world);
  await entry(page, 2).click();
  await view(page, 2).getByLabel(t('versions.compare.with')).selectOption({ index: 1 });
  const compared = view(page, 2);
  await expect(compared.getByRole('status')).toHaveText(t('versions.compare.changes', { count: 4 }));
  await expect(compared.locator('del').filter({ hasText: 'evening' })).toHaveText('evening');
  await expect(compared.locator('ins').filter({ hasText: 'morning' })).toHaveText('morning');
  await expect(compared.locator('del').filter({ hasText: 'This goes.' })).toBeVisible();
  await expect(compared.locator('ins').filter({ hasText: 'And this is new to it.' })).toBeVisible();
  await expect(compared.locator('del').getByRole('img', { name: t('app.pause.label', { count: 4 }) })).toBeVisible();
  await expect(compared.locator('ins').getByRole('img', { name: t('app.pause.label', { count: 9 }) })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // What is in the address is there again after a reload, on a small screen too, one below the other.
  await page.setViewportSize({ width: 320, height: 800 });
  await page.reload();
  await expect(compared.getByRole('status')).toHaveText(t('versions.compare.changes', { count: 4 }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('unchanged passages fold away and open by keyboard', async ({ page, world }) => {
  await enter(page, await world.openAccount());
  const id = await ownText.finished(page);
  const lines = Array.from({ length: 12 }, (_, index) => `This is sentence number ${index + 1}.`);
  await ownText.save(page, id, lines.join('\n'), randomUUID());
  await ownText.save(page, id, lines.with(11, 'Another one stands here altogether.').join('\n'), randomUUID());
  await page.goto(`/scripts/${id}/versions`);
  await view(page, 3).getByLabel(t('versions.compare.with')).selectOption({ index: 1 });
  await expect(view(page, 3).getByText('This is sentence number 2.')).toHaveCount(0);
  await page.getByRole('button', { name: /unchanged/u }).press('Enter');
  await expect(view(page, 3).getByText('This is sentence number 2.').last()).toBeVisible();
});

test('a version comes back, and that can be undone', async ({ page, world }) => {
  const id = await openVersions(page, world);
  await entry(page, 2).click();
  await view(page, 2)
    .getByRole('button', { name: t('versions.restore.action') })
    .click();
  await expect(page.getByText(t('versions.restore.done', { number: 2 }))).toBeVisible();
  await expect(entry(page, 4)).toContainText(t('versions.reasons.restoredFrom', { number: 2 }));
  expect((await ownText.read(page, id)).content).toBe(first);
  await page.getByRole('button', { name: t('app.undo') }).click();
  await expect(page.getByText(t('versions.undone'))).toBeVisible();
  expect((await ownText.read(page, id)).content).toBe(second);
  await expect(entry(page, 5)).toContainText(t('versions.current'));
});

test('what was changed elsewhere meanwhile is not overwritten', async ({ page, world, watch }) => {
  const id = await openVersions(page, world);
  await entry(page, 2).click();
  const path = restoreVersion.path.replace(':id', id);
  await page.route(
    `**${path.replace('/:version', '/*')}`,
    async (route) => {
      watch.expectRefusal(409, new URL(route.request().url()).pathname);
      await ownText.save(page, id, `${second}\nWritten elsewhere.`, randomUUID());
      await route.continue();
    },
    { times: 1 },
  );
  await view(page, 2)
    .getByRole('button', { name: t('versions.restore.action') })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: t('versions.restore.failed') })).toBeVisible();
  expect((await ownText.read(page, id)).content).toContain('Written elsewhere.');
});

test('a version is named by keyboard, renamed, and the name is taken away again', async ({ page, world }) => {
  const id = await openVersions(page, world);
  await page.getByRole('button', { name: t('versions.name.action') }).press('Enter');
  const field = page.getByLabel(t('versions.name.label'));
  await expect(field).toBeFocused();
  await field.fill('x'.repeat(81));
  await expect(field).toHaveAccessibleDescription(new RegExp(t('versions.name.long', { max: 80 }), 'u'));
  await field.fill('For Thursday');
  await field.press('Enter');
  await expect(
    page
      .getByRole('navigation', { name: t('versions.list') })
      .getByRole('link', { name: t('versions.named', { number: 3, name: 'For Thursday' }) }),
  ).toBeVisible();
  const list = await page.request.get(listVersions.path.replace(':id', id));
  expect(listVersions.answers[200].parse(await list.json()).items[0]?.name).toBe('For Thursday');
  await page.getByRole('button', { name: t('versions.name.change') }).click();
  await field.fill('');
  await field.press('Enter');
  await expect(entry(page, 3)).toBeVisible();
  await expect(page.getByText('For Thursday')).toHaveCount(0);
});

test('a save in another tab appears in the list', async ({ page, context, world }) => {
  const id = await openVersions(page, world);
  const other = await context.newPage();
  await other.goto(`/scripts/${id}/versions`);
  await expect(entry(other, 3)).toBeVisible();
  await ownText.save(page, id, `${second}\nOne more.`, randomUUID());
  for (const tab of [page, other]) await expect(entry(tab, 4)).toContainText(t('versions.current'));
});

test('an hour of text is compared whole', async ({ page, world }) => {
  await enter(page, await world.openAccount());
  const id = await ownText.finished(page);
  const hour = (word: string) =>
    Array.from(
      { length: 900 },
      (_, index) => `Sentence ${index} speaks of the ${word} and of the evening by the water. [pause:4]`,
    ).join('\n');
  await ownText.save(page, id, hour('harbour'), randomUUID());
  await ownText.save(page, id, hour('mountain'), randomUUID());
  await page.goto(`/scripts/${id}/versions`);
  const choice = view(page, 3).getByLabel(t('versions.compare.with'));
  await expect(choice).toBeVisible();
  await choice.selectOption({ index: 1 });
  await expect(view(page, 3).getByRole('status')).toHaveText(t('versions.compare.changes', { count: 900 }));
});
