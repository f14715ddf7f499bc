import type { Download, Page } from '@playwright/test';
import { readTxt } from '../../shared/import/readTxt.ts';
import { timeScript, clockFor } from '../../shared/markup/clock.ts';
import { isEndingAsleep } from '../../shared/isEndingAsleep.ts';
import { lengthsOf, lineBreaksToPauses } from '../../shared/markup/lineBreaksToPauses.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { checkExport, exportScript } from '../../shared/routes/exports.routes.ts';
import { deleteScript, getScript } from '../../shared/routes/scripts.routes.ts';
import { defaultSettings } from '../../shared/settings.schema.ts';
import { formatClock } from '../../web/lib/format.ts';
import { handmadeTexts } from '../support/handmadeTexts.ts';
import { readPdf } from '../support/readPdf.ts';
import { axeFindings } from './support/axeFindings.ts';
import { enter } from './support/enter.ts';
import { exportDialog } from './support/exportDialog.ts';
import { ownText } from './support/ownText.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import type { World } from './support/world.ts';

const t = texts('en');
const content =
  '## Arriving\n\nRest here a while. [pause:4]\nThe harbour lies still.\n\nAnd so does the water.\n\n## Leaving\n\nOpen your eyes.';

const title = 'Harbour lights';

async function openScript(page: Page, world: World, text = content): Promise<string> {
  await enter(page, await world.openAccount());
  return exportDialog.prepare(page, { title }, text);
}

const dialog = (page: Page) => exportDialog.on(page, title);
const { open, action, save } = exportDialog;
const more = async (page: Page, name: string) => {
  await page.getByRole('button', { name: t('scripts.more'), exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

test('a text is downloaded through the dialog and is the script when it is opened again', async ({ page, world }) => {
  const id = await openScript(page, world);
  await open(page);
  expect(await axeFindings(page)).toEqual([]);
  const { file, text } = await save(page);
  expect(file.suggestedFilename()).toBe('Harbour lights.txt');
  // The browser has it from the server itself; the page never held it.
  expect(new URL(file.url()).pathname).toBe(exportScript.path.replace(':id', id));
  expect(readTxt(text)).toEqual({ title: 'Harbour lights', content });
  await expect(dialog(page)).toHaveCount(0);
});

test('line breaks become pauses of the account’s lengths, and the new duration stands there before', async ({ page, world }) => {
  const id = await openScript(page, world);
  await open(page);
  const lineBreaks = dialog(page).getByRole('switch', { name: t('exports.lineBreaks') });
  await expect(lineBreaks).toHaveAccessibleDescription(t('exports.lineBreaksHint', { short: 2, medium: 5, long: 10 }));
  await lineBreaks.check();
  const script = await ownText.read(page, id);
  const expected = lineBreaksToPauses(content, lengthsOf(defaultSettings), isEndingAsleep(script));
  const { totalSeconds } = timeScript(parseScript(expected), clockFor(script));
  await expect(
    dialog(page)
      .getByRole('status')
      .filter({ hasText: t('exports.lengthThen') }),
  ).toContainText(formatClock(totalSeconds));
  expect(readTxt((await save(page)).text).content).toBe(expected);
  // The choice is there again the next time, on this device.
  await page.reload();
  await open(page);
  await expect(lineBreaks).toBeChecked();
});

test('formats of other plans are in sight with their plan, and a plan that has gone says why', async ({ page, world, watch }) => {
  const id = await openScript(page, world);
  await open(page);
  const others = dialog(page).getByRole('list', { name: t('exports.others') });
  await expect(others.getByRole('listitem').filter({ hasText: t('exports.formats.pdf.name') })).toContainText(
    t('vocabulary.plans.essential'),
  );
  await expect(others.getByRole('listitem').filter({ hasText: t('exports.formats.docx.name') })).toContainText(
    t('vocabulary.plans.pro'),
  );
  await expect(dialog(page).getByRole('radio')).toHaveCount(1);
  await expect(dialog(page).getByRole('link', { name: t('exports.seePlans') })).toHaveAttribute('href', '/pricing#plan-exports');
  // The server has the last word: here it is asked for another format than the page offers.
  watch.expectRefusal(403, checkExport.path.replace(':id', id));
  await page.route(`**${checkExport.path.replace(':id', id)}?*`, (route) =>
    route.continue({ url: route.request().url().replace('format=txt', 'format=docx') }),
  );
  await action(page).click();
  const refusal = dialog(page).getByRole('alert');
  await expect(refusal).toContainText(
    t('exports.planLimit', { format: t('exports.formats.docx.name'), plan: t('vocabulary.plans.pro') }),
  );
  await refusal.getByRole('link', { name: t('exports.seePlans') }).click();
  // At the row that says which plan has which format.
  await expect(page.getByRole('rowheader', { name: t('plans.table.exports') })).toBeFocused();
  await expect(page.getByRole('rowheader', { name: t('plans.table.exports') })).toBeInViewport();
});

test('a refusal is a message in the dialog and never a page of its own', async ({ page, context, watch, world }) => {
  const id = await openScript(page, world);
  await open(page);
  const saved: Download[] = [];
  page.on('download', (file) => saved.push(file));
  const refusal = dialog(page).getByRole('alert');

  watch.allowCutOff();
  await context.setOffline(true);
  await action(page).click();
  await expect(refusal).toHaveText(t('errors.network'));
  await context.setOffline(false);

  // Too many in an hour.
  const path = checkExport.path.replace(':id', id);
  watch.expectRefusal(429, path);
  await page.route(`**${path}?*`, (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'RATE_LIMITED', message: 'no', requestId: 'test' } } }),
  );
  await action(page).click();
  await expect(refusal).toHaveText(t('errors.codes.RATE_LIMITED'));
  await page.unrouteAll();

  // Once the server has agreed, the file may still break off: the browser says so, and the page stays. A page that was cut off before may
  // still be catching up with a script that is gone by then.
  watch.allowRefusal(404, getScript.path.replace(':id', id));
  await page.route(`**${path}?*`, async (route) => {
    const answer = await route.fetch();
    await page.request.delete(deleteScript.path.replace(':id', id), { headers: { 'sec-fetch-site': 'same-origin' } });
    await route.fulfill({ response: answer });
  });
  await action(page).click();
  await expect.poll(() => saved.length).toBe(1);
  expect(await saved[0]?.failure()).not.toBeNull();
  await expect(page).toHaveURL(new RegExp(`/scripts/${id}$`, 'u'));
});

test('what should be fixed warns loudly and stops nothing', async ({ page, world }) => {
  const id = await openScript(page, world, `${content}\n${handmadeTexts.en.forbidden}`);
  const count = (await ownText.read(page, id)).findings.filter(({ level }) => level === 'fatal').length;
  expect(count).toBeGreaterThan(0);
  await open(page);
  await expect(dialog(page).getByRole('alert')).toHaveText(t('exports.fatal', { count }));
  expect((await save(page)).text).toContain(handmadeTexts.en.forbidden);
});

test('an older version is exported from its page', async ({ page, world }) => {
  const id = await openScript(page, world);
  const before = await ownText.read(page, id);
  await page.goto(`/scripts/${id}/versions`);
  await page.getByRole('link', { name: t('versions.number', { number: 1 }) }).click();
  const view = page.getByRole('region', { name: t('versions.number', { number: 1 }) });
  await view.getByRole('button', { name: t('versions.export') }).click();
  await expect(dialog(page)).toContainText(t('exports.ofVersion', { number: 1 }));
  const { text } = await save(page);
  expect(readTxt(text).content).not.toBe(before.content);
  expect(readTxt(text).content).toContain('## ');
});

test('the text is copied, with its pauses or without', async ({ page, context, world }) => {
  await openScript(page, world);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await more(page, t('exports.copy.marked'));
  await expect(page.getByText(t('exports.copy.done'))).toBeVisible();
  expect(await clipboard()).toBe(content);
  await more(page, t('exports.copy.plain'));
  await expect
    .poll(clipboard)
    .toBe('Arriving\n\nRest here a while. The harbour lies still.\n\nAnd so does the water.\n\n\nLeaving\n\nOpen your eyes.');
});

test('on paper there is the script and nothing of the frame, in the dark room too', async ({ page, world }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openScript(page, world);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name: 'Harbour lights', level: 1 })).toBeVisible();
  await expect(page.getByText('The harbour lies still.')).toBeVisible();
  await expect(page.getByRole('img', { name: t('app.pause.label', { count: 4 }) })).toBeVisible();
  for (const gone of [
    page.getByRole('navigation'),
    page.getByRole('banner'),
    page.getByRole('button'),
    page.getByRole('heading', { name: t('scripts.clock.title') }),
  ])
    await expect(gone.filter({ visible: true })).toHaveCount(0);
  const colours = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const channel = (text: string): number => Math.max(...(text.match(/\d+/gu) ?? []).slice(0, 3).map(Number));
    return { ink: channel(getComputedStyle(heading).color), ground: getComputedStyle(document.body).backgroundColor };
  });
  expect(colours.ink).toBeLessThan(100);
  expect(colours.ground).toBe('rgba(0, 0, 0, 0)');
  const paper = (await readPdf(await page.pdf())).pages.join('');
  const bare = (words: string): string => words.replaceAll(/\s+/gu, '');
  for (const { title: name, sentences } of parseScript(content).sections)
    for (const words of [name ?? '', ...sentences.map(({ text }) => text)]) expect(paper).toContain(bare(words));
  for (const gone of ['exports.open', 'scripts.more', 'scripts.clock.title'] as const) expect(paper).not.toContain(bare(t(gone)));
});
