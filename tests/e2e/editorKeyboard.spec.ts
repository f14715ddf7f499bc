import type { Page } from '@playwright/test';
import { beginScript } from './support/beginScript.ts';
import { enter } from './support/enter.ts';
import { ownText } from './support/ownText.ts';
import { parts } from './support/parts.ts';
import { tabTo } from './support/tabTo.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');
const content =
  '## Arriving\nRest here a while. [pause:4]\nThe breath comes and goes.\n\n## Settling\nFeel the ground. [pause:45]\nLet it hold you.';

const surface = (page: Page) => page.getByRole('textbox', { name: t('editor.label') });
const chip = (page: Page, count: number) =>
  surface(page).getByRole('img', { name: t('app.pause.label', { count }), exact: true });
const jump = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t('editor.outline.title') }).getByRole('button', { name: new RegExp(`^${name} `, 'u') });

test('a script is edited without a mouse, from its page to its page', async ({ page, world }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, await world.openAccount());
  const id = await beginScript(page, { content });
  await page.goto(`/scripts/${id}`);
  await expect(parts.title(page)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: t('scripts.edit'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/edit/${id}$`, 'u'));

  // From the heading it is one step to the text.
  await expect(surface(page)).toBeVisible();
  await expect(parts.title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('editor.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(surface(page)).toBeFocused();
  await parts.title(page).focus();

  // A section is gone to, named and moved.
  await tabTo(page, jump(page, 'Settling'));
  await page.keyboard.press('F2');
  await page.keyboard.type('Coming down');
  await page.keyboard.press('Enter');
  await expect(jump(page, 'Coming down')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(jump(page, 'Coming down')).toBeFocused();
  await expect(page.getByRole('navigation', { name: t('editor.outline.title') }).getByRole('listitem')).toHaveText([
    /Coming down/u,
    /Arriving/u,
  ]);
  await tabTo(page, jump(page, 'Arriving'));
  await page.keyboard.press('Enter');
  await expect(surface(page)).toBeFocused();

  // A pause is put in by its key, chosen, and given other seconds.
  for (const key of ['ControlOrMeta+Home', 'ArrowDown', 'ArrowDown', 'End']) await page.keyboard.press(key);
  await page.keyboard.press('Alt+3');
  await expect(chip(page, 10)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(chip(page, 10)).toHaveAttribute('data-selected');
  await page.keyboard.press('ArrowUp');
  await expect(chip(page, 11)).toBeVisible();
  await page.keyboard.type('17');
  await expect(chip(page, 17)).toBeVisible();

  // Words are found and replaced.
  await page.keyboard.press('ControlOrMeta+f');
  const panel = page.getByRole('search', { name: t('editor.search.label') });
  await expect(panel.getByLabel(t('editor.search.find'), { exact: true })).toBeFocused();
  await page.keyboard.type('ground');
  await tabTo(page, panel.getByLabel(t('editor.search.replace'), { exact: true }));
  await page.keyboard.type('floor');
  await tabTo(page, panel.getByRole('button', { name: t('editor.search.replaceAll') }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(surface(page)).toBeFocused();

  // What is wrong is gone to and fixed.
  // Saved, the text has come to rest, and is checked as it stands.
  await expect.poll(async () => (await ownText.read(page, id)).content).toContain('floor');
  await expect(page.getByText(t('editor.fatal', { count: 1 }))).toBeVisible();
  const fix = page.getByRole('button', { name: t('findings.fixes.clamp-pause') });
  await expect(fix).not.toHaveAttribute('aria-disabled');
  await tabTo(page, fix);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('editor.fatal', { count: 1 }))).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+s');
  const wanted =
    '## Coming down\nFeel the floor. [pause:30]\nLet it hold you. [pause:17]\n\n## Arriving\nRest here a while. [pause:4]\nThe breath comes and goes.';
  await expect.poll(async () => (await ownText.read(page, id)).content).toBe(wanted);
  await tabTo(page, page.getByRole('link', { name: t('editor.done'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/scripts/${id}$`, 'u'));
});

test('the question before leaving is answered by keyboard: stay, then leave', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/settings');
  await page.getByRole('switch', { name: t('settings.autoSave.label') }).click();
  const id = await beginScript(page);
  await page.goto(`/edit/${id}`);
  await surface(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Unsaved.');
  const done = page.getByRole('link', { name: t('editor.done'), exact: true });
  const question = page.getByRole('dialog', { name: t('saving.leave.title') });
  await done.focus();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(done).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await tabTo(page, question.getByRole('button', { name: t('saving.leave.leave'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/scripts/${id}$`, 'u'));
  expect((await ownText.read(page, id)).content).not.toContain('Unsaved.');
});
