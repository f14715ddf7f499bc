import type { Page } from '@playwright/test';
import { wordingsOf } from '../../shared/checks/fixes/wordings/wordingsOf.ts';
import { getScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { handmadeTexts } from '../support/handmadeTexts.ts';
import { axeFindings } from './support/axeFindings.ts';
import { ask } from './support/ask.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import type { World } from './support/world.ts';

const t = texts('en');
const { forbidden, long } = handmadeTexts.en;
const broken = `## One\n\nRest here a while. [pause:45]\n${forbidden}\n${long}\nAnd go on resting.`;

const headers = { 'sec-fetch-site': 'same-origin' } as const;
const read = async (page: Page, id: string): Promise<Script> =>
  getScript.answers[200].parse(await (await page.request.get(getScript.path.replace(':id', id))).json());
const write = async (page: Page, id: string, content: string): Promise<void> => {
  const { revision } = await read(page, id);
  const path = updateScript.path.replace(':id', id);
  const answer = await page.request.patch(path, { data: { baseRevision: revision, content }, headers });
  expect(answer.status()).toBe(200);
};

/** Opens a finished script whose text a person has changed into one with three errors. */
async function openBroken(page: Page, world: World): Promise<string> {
  await enter(page, await world.openAccount());
  const id = await ask(page);
  await expect.poll(async () => (await read(page, id)).status).toBe('ready');
  await write(page, id, broken);
  await page.goto(`/scripts/${id}`);
  await expect(page.getByRole('heading', { name: t('findings.title') })).toBeVisible();
  return id;
}

const position = (page: Page, sentence: number) =>
  page.getByRole('button', {
    name: t('findings.show', { location: t('findings.sentence', { section: 1, sentence }) }),
  });
const fix = (page: Page, kind: 'clamp-pause' | 'delete-sentence' | 'reword-sentence' | 'split-sentence') =>
  page.getByRole('button', { name: t(`findings.fixes.${kind}`) });

test('a finding shows its place and is fixed, by keyboard alone, and that can be undone', async ({ page, world }) => {
  const id = await openBroken(page, world);
  expect(await axeFindings(page)).toEqual([]);
  await position(page, 2).press('Enter');
  const mark = page.locator('mark');
  await expect(mark).toHaveText('stop taking your medication');
  await expect(mark).toBeFocused();
  await expect(mark).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(position(page, 2)).toBeFocused();

  await fix(page, 'delete-sentence').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: t('findings.done') })).toBeVisible();
  await expect(page.getByText(forbidden)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('findings.title') })).toBeFocused();
  expect((await read(page, id)).content).not.toContain(forbidden);

  await page.getByRole('button', { name: t('app.undo') }).press('Enter');
  await expect(page.getByText(t('findings.undone'))).toBeVisible();
  await expect(page.getByText(forbidden)).toBeVisible();
  expect((await read(page, id)).content).toBe(broken);

  // Or it is said another way, once one knows why.
  await expect(page.getByText(t('findings.forbidden.medicine'))).toBeVisible();
  const { medicine } = wordingsOf('en', 'informal').forbidden;
  await expect(page.getByText(medicine)).toBeVisible();
  await fix(page, 'reword-sentence').press('Enter');
  await expect.poll(async () => (await read(page, id)).content).toBe(broken.replace(forbidden, medicine));
});

test('one after another, until everything is in order', async ({ page, world }) => {
  const id = await openBroken(page, world);
  for (const kind of ['clamp-pause', 'delete-sentence', 'split-sentence'] as const) {
    await fix(page, kind).click();
    await expect(fix(page, kind)).toHaveCount(0);
  }
  await expect(page.getByText(t('findings.clear'))).toBeVisible();
  // The page shows a fix before the server has it.
  await expect.poll(async () => (await read(page, id)).findings).toEqual([]);
});

test('a fix that comes too late, or not through, says so and changes nothing', async ({ page, world, watch }) => {
  const id = await openBroken(page, world);
  const path = `**${updateScript.path.replace(':id', id)}`;
  watch.allowCutOff();
  await page.route(path, (route) => (route.request().method() === 'PATCH' ? route.abort('connectionreset') : route.continue()), {
    times: 1,
  });
  await fix(page, 'delete-sentence').click();
  await expect(page.getByRole('alert').filter({ hasText: t('findings.failed') })).toContainText(t('errors.network'));
  await expect(page.getByText(forbidden)).toBeVisible();

  watch.expectRefusal(409, updateScript.path.replace(':id', id));
  const elsewhere = `${broken}\nWritten elsewhere.`;
  await page.route(
    path,
    async (route) => {
      await write(page, id, elsewhere);
      await route.continue();
    },
    { times: 1 },
  );
  await fix(page, 'delete-sentence').click();
  await expect(page.getByRole('alert').filter({ hasText: t('errors.codes.VERSION_CONFLICT') })).toBeVisible();
  await expect(page.getByText('Written elsewhere.')).toBeVisible();
  await expect(page.getByText(forbidden)).toBeVisible();
  expect((await read(page, id)).content).toBe(elsewhere);
});
