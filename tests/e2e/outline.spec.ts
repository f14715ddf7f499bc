import type { Page } from '@playwright/test';
import { editOutline } from '../../shared/routes/generations.routes.ts';
import { getScript } from '../../shared/routes/scripts.routes.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { answerLate } from './support/answerLate.ts';
import { ask } from './support/ask.ts';
import { enter } from './support/enter.ts';
import { fillRequest } from './support/fillRequest.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');

test('an outline waits until it was seen, is written when it is approved, and costs nothing when it is not', async ({
  page,
  world,
}) => {
  await enter(page, await world.openAccount(), '/script-generator');
  const askForOutline = async (): Promise<void> => {
    await fillRequest(page, t, { theme: 'creativity', duration: 5 });
    await page.getByRole('button', { name: t('generator.groups.details') }).click();
    await page.getByRole('switch', { name: t('generator.approveOutline') }).check();
    await parts.submit(page, t).click();
    await expect(parts.stage(page, t)).toHaveText(t('generations.now.awaiting_approval'));
    await expect(parts.sections(page)).toHaveCount(6);
    await expect(page.getByText(t('outline.approval.text'))).toBeVisible();
    // Without scrolling: it is what one is asked.
    await expect(page.getByRole('button', { name: t('outline.approval.action') })).toBeInViewport({ ratio: 1 });
  };
  await askForOutline();
  await page.reload();
  await expect(parts.stage(page, t)).toHaveText(t('generations.now.awaiting_approval'));
  const planned = await parts.sections(page).allInnerTexts();
  await page.goto('/scripts');
  await expect(page.getByRole('article')).toContainText(t('scripts.waits'));
  await expect(page.getByRole('article')).not.toContainText(t('scripts.beingWritten'));
  await page.getByRole('article').getByRole('link').click();
  // The event of the approval may come before its answer.
  await answerLate(page, '**/approve', {
    press: () => page.getByRole('button', { name: t('outline.approval.action') }).click(),
    changed: () => expect(page.getByText(t('outline.approval.text'))).toBeHidden(),
  });
  await expect(page.getByRole('heading', { name: planned[0] ?? '', level: 2 })).toBeFocused();
  await expect(parts.writer(page, t)).toBeVisible();
  expect(await parts.sections(page).allInnerTexts()).toEqual(planned);
  await expect(parts.credits(page, t, 2)).toBeVisible();

  await page.goto('/script-generator');
  await askForOutline();
  await page.getByRole('button', { name: t('generations.cancel.action'), exact: true }).click();
  await expect(page.getByText(t('generations.cancelled.text'))).toBeVisible();
  await expect(parts.credits(page, t, 2)).toBeVisible();
});

const read = async (page: Page, id: string): Promise<Script> =>
  getScript.answers[200].parse(await (await page.request.get(getScript.path.replace(':id', id))).json());

/** Opens a script of ten minutes whose outline waits, and gives its id and the titles that were proposed. */
async function openOutline(
  page: Page,
): Promise<{ id: string; titles: readonly [string, string, string, string, string, string] }> {
  const id = await ask(page, { theme: 'stress', duration: 10, approveOutline: true });
  await page.goto(`/scripts/${id}`);
  await expect(page.getByRole('button', { name: t('outline.approval.action') })).toBeVisible();
  const titles = await parts.sections(page).allInnerTexts();
  expect(titles).toHaveLength(6);
  return { id, titles: titles as [string, string, string, string, string, string] };
}

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};
const said = (page: Page, text: string) => expect(page.getByRole('article').getByRole('status')).toHaveText(text);
const saved = (page: Page) => expect(page.getByRole('button', { name: t('outline.approval.action') })).toBeVisible();

test('an outline is renamed, reordered, shortened and lengthened by keyboard, and written as it was approved', async ({
  page,
  world,
  openDevice,
}) => {
  const account = await world.openAccount();
  await enter(page, account);
  const { id, titles } = await openOutline(page);
  const [first, breath, body, theme, integration, last] = titles;
  const other = await openDevice();
  await enter(other, account, `/scripts/${id}`);

  await press(page, t('outline.rename', { title: theme }));
  await page.keyboard.type('[pause:999]');
  await expect(page.getByText(t('outline.titleMarks'))).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByLabel(t('outline.titleLabel')).fill('The harbour at dusk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: t('outline.rename', { title: 'The harbour at dusk' }) })).toBeFocused();

  const up = page.getByRole('button', { name: t('outline.up', { title: 'The harbour at dusk' }) });
  await up.focus();
  await page.keyboard.press('Enter');
  await said(page, t('outline.said.move', { title: 'The harbour at dusk', number: 3, total: 6 }));
  await expect(up).toBeFocused();
  const down = page.getByRole('button', { name: t('outline.down', { title: breath }) });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await expect(parts.sections(page)).toHaveText([first, 'The harbour at dusk', breath, body, integration, last]);

  await press(page, t('outline.drop', { title: integration }));
  await said(page, t('outline.said.drop', { title: integration }));
  await expect(page.getByRole('button', { name: t('outline.restore', { title: integration }) })).toBeFocused();
  await press(page, t('outline.drop', { title: body }));
  await page.keyboard.press('Enter');
  await said(page, t('outline.said.restore', { title: body, number: 4, total: 5 }));
  for (let step = 0; step < 3; step += 1) await press(page, t('outline.longer', { title: breath }));
  await expect(page.getByText(t('outline.total', { count: 5, length: '10:00' }))).toBeVisible();
  await saved(page);

  const wanted = [first, 'The harbour at dusk', breath, body, last];
  await expect(parts.sections(other)).toHaveText(wanted);
  await page.reload();
  await expect(parts.sections(page)).toHaveText(wanted);
  await expect(parts.credits(page, t, 1)).toBeVisible();
  const { outline } = await read(page, id);
  await press(page, t('outline.approval.action'));
  await expect.poll(async () => (await read(page, id)).status).toBe('ready');
  await expect(parts.writer(page, t)).toBeVisible();
  await expect(parts.writer(other, t)).toBeVisible();
  const done = await read(page, id);
  expect(done.sections.map(({ title, kind }) => [title, kind])).toEqual(outline.map(({ title, kind }) => [title, kind]));
  expect(done.sections.map(({ title }) => title)).toEqual(wanted);
  expect(Math.abs((done.timing?.totalSeconds ?? 0) - 600)).toBeLessThan(6);
  await expect(parts.credits(page, t, 1)).toBeVisible();
});

test('two tabs that change one outline at once lose nothing, and what breaks a rule is refused', async ({
  page,
  world,
  openDevice,
  watch,
}) => {
  const account = await world.openAccount();
  await enter(page, account);
  const { id, titles } = await openOutline(page);
  const [first, breath, body, theme, integration, last] = titles;
  const { revision, generation, outline } = await read(page, id);
  const patch = (title: string, kinds: readonly string[]) =>
    page.request.patch(editOutline.path.replace(':id', generation?.id ?? ''), {
      data: {
        baseRevision: revision,
        sections: outline
          .filter(({ kind }) => kinds.includes(kind))
          .map(({ kind }) => ({ kind, ...(kind === 'breath' && { title }) })),
      },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
  const refused = await patch('Mine', ['breath', 'theme', 'return']);
  expect([refused.status(), await refused.json()]).toMatchObject([400, { error: { code: 'OUTLINE_INVALID' } }]);

  const other = await openDevice();
  await enter(other, account, `/scripts/${id}`);
  await saved(other);
  // Before this tab's change arrives another one is made elsewhere.
  watch.expectRefusal(409, editOutline.path.replace(':id', generation?.id ?? ''));
  let isFirst = true;
  await page.route('**/outline', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const elsewhere = await patch(
      'Out and in',
      outline.map(({ kind }) => kind),
    );
    expect(elsewhere.status()).toBe(200);
    return route.continue();
  });
  await press(page, t('outline.up', { title: theme }));
  await said(page, t('outline.said.merged'));
  const both = [first, 'Out and in', theme, body, integration, last];
  await expect(parts.sections(page)).toHaveText(both);
  await expect(parts.sections(other)).toHaveText(both);

  await press(other, t('outline.reset'));
  await expect(parts.sections(page)).toHaveText([first, breath, body, theme, integration, last]);
});
