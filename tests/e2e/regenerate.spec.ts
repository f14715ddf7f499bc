import type { Page } from '@playwright/test';
import { regenerateScript } from '../../shared/routes/generations.routes.ts';
import { formatClock } from '../../web/lib/format.ts';
import { axeFindings } from './support/axeFindings.ts';
import { holdAnswers } from './support/holdAnswers.ts';
import { regeneration } from './support/regeneration.ts';
import { ownText } from './support/ownText.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

const { dialog } = regeneration;
const openScript = regeneration.open;
const ofSection = regeneration.section;
const confirm = (page: Page, count: number) => regeneration.confirm(page, t, count);
const openSection = (page: Page, title: string) =>
  page.getByRole('button', { name: t('regeneration.section', { title }) }).click();
const openWhole = (page: Page) => regeneration.openWhole(page, t);
const isDone = regeneration.ended;

test('one section is written again to an exact length; the cost stands there first, and the rest stays', async ({
  page,
  world,
}) => {
  const { id, script } = await openScript(page, world);
  const section = ofSection(script, 3);
  await openSection(page, section.title);
  await expect(dialog(page)).toContainText(t('regeneration.present', { length: formatClock(section.seconds) }));
  await expect(dialog(page)).toContainText(t('regeneration.kept'));
  expect(await axeFindings(page)).toEqual([]);
  const wanted = section.seconds + 30;
  await dialog(page).getByLabel(t('regeneration.minutes'), { exact: true }).fill('0');
  await dialog(page).getByLabel(t('regeneration.seconds'), { exact: true }).fill(String(wanted));
  await dialog(page).getByLabel(t('regeneration.instruction')).fill('A little more of the sea');
  const accepted = await holdAnswers(page, `**${regenerateScript.path.replace(':id', id)}`);
  await confirm(page, 1).click();
  await accepted.reached;
  // The page behind knows already that it is under way; what was sent is no second request for it.
  await expect(page.getByRole('region', { name: t('generations.progress'), includeHidden: true })).toHaveCount(1);
  await expect(dialog(page).getByRole('button', { name: t('generator.receipt.pending') })).toHaveAccessibleDescription('');
  accepted.open();
  await expect(dialog(page)).toHaveCount(0);
  await isDone(page, id);
  const after = await ownText.read(page, id);
  expect(after.sections.length).toBe(script.sections.length);
  expect(Math.abs(ofSection(after, 3).seconds - wanted)).toBeLessThanOrEqual(2);
  for (const other of [1, 2, 4]) expect(ofSection(after, other).content).toBe(ofSection(script, other).content);
  // The page has it without a reload, and the text from before is a version.
  await expect(page.getByRole('article')).toContainText(formatClock(ofSection(after, 3).seconds));
  // What both cost stands there together; and half a minute more than was asked for is said, and made good by the pauses.
  await expect(page.getByRole('link', { name: t('app.credits', { count: 2 }), exact: true })).toBeVisible();
  const fit = page.getByRole('button', { name: t('findings.fixes.resize-pauses') });
  await fit.click();
  await expect(fit).toHaveCount(0);
  await expect
    .poll(async () => Math.abs(((await ownText.read(page, id)).timing?.totalSeconds ?? 0) - 300))
    .toBeLessThanOrEqual(15);
  // In the ledger it is one line, in which the section has its name; above it stands what is left and until when.
  await page.goto('/transactions');
  const entry = page.getByRole('listitem').filter({ hasText: 'Harbour lights' });
  await expect(entry).toContainText('−2');
  await entry.getByText('Harbour lights').click();
  await expect(entry.getByRole('heading')).toHaveText([
    t('credits.writing.section', { title: section.title }),
    t('credits.writing.script'),
  ]);
  await expect(entry.getByRole('definition')).toHaveText(['−1', '1', '−1', '1']);
  const balance = page.getByRole('region', { name: t('credits.balance') });
  await expect(balance).toContainText(t('credits.kinds.monthly'));
  await expect(balance.getByText(/expires? on/u)).toBeVisible();
  await page.goto(`/scripts/${id}/versions`);
  const list = page.getByRole('navigation', { name: t('versions.list') });
  await expect(list.getByRole('link', { name: t('versions.number', { number: 2 }) })).toContainText(
    t('versions.reasons.section'),
  );
});

test('the whole is written again while the old text can be read, and an old version comes back', async ({ page, world }) => {
  const { id, script } = await openScript(page, world);
  await openWhole(page);
  await expect(dialog(page)).toContainText(t('regeneration.cost.whole'));
  const gate = world.model.hold(2);
  await confirm(page, 1).click();
  await gate.reached;
  await expect(page.getByText(ofSection(script, 1).title).first()).toBeVisible();
  await expect(parts.tray(page, t, 1)).toBeVisible();
  gate.open();
  await isDone(page, id);
  await page.goto(`/scripts/${id}/versions`);
  const list = page.getByRole('navigation', { name: t('versions.list') });
  await list.getByRole('link', { name: t('versions.number', { number: 1 }) }).click();
  await page.getByRole('button', { name: t('versions.restore.action') }).click();
  await expect(page.getByText(t('versions.restore.done', { number: 1 }))).toBeVisible();
  expect((await ownText.read(page, id)).content).toBe(script.content);
});

test('proposals stand beside each other; the text changes when one is taken, and that is undone', async ({ page, world }) => {
  const { id, script } = await openScript(page, world);
  const section = ofSection(script, 2);
  await openSection(page, section.title);
  await dialog(page).getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await expect(dialog(page)).toContainText(t('regeneration.toChoose'));
  await confirm(page, 2).click();
  await isDone(page, id);
  expect((await ownText.read(page, id)).content).toBe(script.content);
  // They come in by themselves, at their section, which has the focus; one is taken there.
  await expect(page.getByRole('heading', { level: 2, name: section.title, exact: true })).toBeFocused();
  const here = page.getByRole('article', { name: t('versions.variants.name', { number: 1 }) });
  await expect(here.getByRole('button', { name: t('versions.variants.take') })).toBeInViewport();
  await page
    .getByRole('link', { name: t('versions.variants.choose') })
    .first()
    .click();
  const proposal = page.getByRole('article', { name: t('versions.variants.name', { number: 2 }) });
  await expect(page.getByRole('article', { name: t('versions.variants.present') })).toContainText(formatClock(section.seconds));
  await expect(proposal).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await proposal.getByRole('button', { name: t('versions.variants.compare') }).click();
  await expect(proposal.locator('ol > li').first()).toBeVisible();
  await proposal.getByRole('button', { name: t('versions.variants.take') }).click();
  await expect(proposal).toContainText(t('versions.variants.used'));
  expect((await ownText.read(page, id)).content).not.toBe(script.content);
  await page.getByRole('button', { name: t('app.undo') }).click();
  await expect(page.getByText(t('versions.undone'))).toBeVisible();
  expect((await ownText.read(page, id)).content).toBe(script.content);
});

test('what cannot be asked for says why', async ({ page, world }) => {
  const { script } = await openScript(page, world, 0);
  const section = ofSection(script, 2);
  await openSection(page, section.title);
  const minutes = dialog(page).getByLabel(t('regeneration.minutes'), { exact: true });
  const button = dialog(page).getByRole('button', { name: /credit/u });
  await minutes.fill('two');
  await expect(minutes).toHaveAccessibleDescription(
    new RegExp(t('regeneration.lengthWrong', { min: formatClock(30), max: formatClock(3600) }), 'u'),
  );
  await expect(button).toHaveAccessibleDescription(t('generator.reasons.problems'));
  await minutes.fill('14');
  await expect(button).toHaveAccessibleDescription(/Discovery/u);
  await minutes.fill('1');
  await dialog(page).getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await expect(button).toHaveAccessibleDescription(
    t('regeneration.reasons.credits', { available: t('app.credits', { count: 2 }), needed: t('app.credits', { count: 3 }) }),
  );
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a wish in distress gets help lines instead, and nothing is charged', async ({ page, world, watch }) => {
  const { id } = await openScript(page, world);
  watch.expectRefusal(422, regenerateScript.path.replace(':id', id));
  await openWhole(page);
  await dialog(page).getByLabel(t('regeneration.instruction')).fill('I want to kill myself');
  await confirm(page, 1).click();
  await expect(dialog(page).getByRole('heading', { name: t('generator.help.title') })).toBeFocused();
  await dialog(page)
    .getByRole('button', { name: t('regeneration.cancel') })
    .click();
  await expect(parts.credits(page, t, 12)).toBeVisible();
});

test('a lost connection keeps the key: pressed again, it is one request', async ({ page, world, watch }) => {
  const { id, account } = await openScript(page, world);
  watch.allowCutOff();
  const path = `**${regenerateScript.path.replace(':id', id)}`;
  // The server has it, and its answer is lost.
  await page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const gate = world.model.hold(1);
  await openWhole(page);
  await confirm(page, 1).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(t('errors.network'));
  await gate.reached;
  expect(await world.countGenerations(account)).toBe(2);
  gate.open();
  await isDone(page, id);
});

test('cancelled on the way, the text stays as it is', async ({ page, world }) => {
  const { id, script } = await openScript(page, world);
  const gate = world.model.hold(1);
  await openWhole(page);
  await confirm(page, 1).click();
  await gate.reached;
  await page
    .getByRole('region', { name: t('generations.progress') })
    .getByRole('button', { name: t('generations.cancel.action') })
    .click();
  await expect.poll(async () => (await ownText.read(page, id)).generation?.cancelRequestedAt ?? null).not.toBeNull();
  gate.open();
  await expect.poll(async () => (await ownText.read(page, id)).generation?.status).toBe('cancelled');
  expect((await ownText.read(page, id)).content).toBe(script.content);
  await expect(page.getByRole('article')).toContainText(ofSection(script, 1).title);
});
