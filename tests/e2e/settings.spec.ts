import type { Page } from '@playwright/test';
import { updateSettings } from '../../shared/routes/settings.routes.ts';
import { clockFor, speechSeconds } from '../../shared/markup/clock.ts';
import { formatClock } from '../../web/lib/format.ts';
import { beginScript } from './support/beginScript.ts';
import { enter } from './support/enter.ts';
import { markPage } from './support/markPage.ts';
import { settingsParts } from './support/settingsParts.ts';
import { expect, test, withMovement } from './support/test.ts';
import { texts } from './support/texts.ts';

test.use(withMovement);

const t = texts('en');

const { root, choose, savedOf } = settingsParts;
const saidSaved = (page: Page) => page.getByRole('status').filter({ hasText: t('app.settings.saved.title') });

test('a choice holds at once, on another device too, and from the first moment of the next visit', async ({
  page,
  world,
  openDevice,
}) => {
  const account = await world.openAccount();
  const other = await openDevice();
  await enter(other, account, '/accessibility');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('settings.accessibility.title'));
  const stillThere = await markPage(other);
  await enter(page, account, '/settings');

  await choose(page, t('app.appearance.theme'), t('app.appearance.themes.dark'));
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(saidSaved(page)).toBeVisible();
  await choose(page, t('look.fontSize'), t('look.fontSizes.larger'));
  for (const device of [page, other]) {
    await expect(root(device)).toHaveAttribute('data-theme', 'dark');
    await expect(root(device)).toHaveAttribute('data-size', 'larger');
    await expect(root(device)).toHaveCSS('font-size', '21.6px');
  }
  await expect(other.getByRole('radio', { name: t('app.appearance.themes.dark') })).toBeChecked();
  await stillThere();

  await page.reload();
  await expect(page.getByRole('radio', { name: t('app.appearance.themes.dark') })).toBeChecked();
  // Before the program is there, and here it never comes: nothing may flash.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/settings');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(root(page)).toHaveAttribute('data-size', 'larger');
});

test('what cannot be saved holds here, says so, and is sent when it can be', async ({ page, world, watch }) => {
  const account = await world.openAccount();
  await enter(page, account, '/settings');
  watch.expectRefusal(503, '/api/settings');
  await page.route('**/api/settings', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await choose(page, t('app.appearance.contrast'), t('app.appearance.contrasts.more'));
  const alert = page.getByRole('alert').filter({ hasText: t('app.settings.failed.text') });
  await expect(alert).toContainText(t('app.settings.failed.title'));
  await expect(root(page)).toHaveAttribute('data-contrast', 'more');
  expect(await savedOf(page)).toEqual({});

  await page.unroute('**/api/settings');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-contrast', 'more');
  await expect.poll(() => savedOf(page)).toEqual({ contrast: 'more' });
});

test('a choice that is quicker than the first answer of the server is kept and sent', async ({ page, world, watch }) => {
  await enter(page, await world.openAccount(), '/help');
  let isHeld = true;
  const answers: (() => void)[] = [];
  watch.expectRefusal(503, '/api/settings');
  await page.route('**/api/settings', async (route) => {
    const isChange = route.request().method() === 'PATCH';
    if (!isChange && isHeld) await new Promise<void>((resolve) => answers.push(resolve));
    await (isChange && isHeld ? route.fulfill({ status: 503, body: '' }) : route.continue());
  });
  await page.goto('/settings');
  await choose(page, t('app.appearance.contrast'), t('app.appearance.contrasts.more'));
  await expect(root(page)).toHaveAttribute('data-contrast', 'more');
  isHeld = false;
  for (const answer of answers) answer();
  await expect.poll(() => savedOf(page)).toEqual({ contrast: 'more' });
});

test('pauses keep to their ranges, and say so beside the field', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/settings');
  const long = page.getByRole('spinbutton', { name: t('settings.pauses.defaultPauseLong.label') });
  await expect(long).toHaveValue('10');
  await long.fill('31');
  await expect(page.getByText(t('settings.pauses.defaultPauseLong.most', { seconds: 30 }))).toBeVisible();
  await expect(long).toHaveAttribute('aria-invalid', 'true');
  await long.press('Enter');
  await long.fill('4');
  await expect(page.getByText(t('settings.pauses.defaultPauseLong.least', { seconds: 5 }))).toBeVisible();
  expect(await savedOf(page)).toEqual({});
  await long.fill('20');
  await long.press('Enter');
  await expect(saidSaved(page)).toBeVisible();
  expect(await savedOf(page)).toEqual({ defaultPauseLong: 20 });
  await expect(page.getByRole('img', { name: t('app.pause.label', { count: 20 }) })).toBeVisible();
});

test('one’s own reading speed keeps to its range, and the clock of an open editor goes by it at once', async ({
  page,
  context,
  world,
}) => {
  await enter(page, await world.openAccount(), '/settings');
  const sentence = 'Let the whole weight of the body be carried now, for a long and quiet while.';
  const content = `## Settling\n\n${sentence} [pause:6]`;
  const id = await beginScript(page, { content });
  const editor = await context.newPage();
  await editor.goto(`/edit/${id}`);
  const stillThere = await markPage(editor);
  const speechAt = (readingSpeed: number) => {
    const clock = clockFor({ language: 'en', type: 'meditation', theme: 'relaxation', readingSpeed });
    return editor.getByText(t('scripts.clock.speech', { length: formatClock(speechSeconds(sentence, clock)) }), { exact: true });
  };
  await expect(speechAt(100)).toBeVisible();

  const field = page.getByRole('spinbutton', { name: t('settings.readingSpeed.percent') });
  await expect(field).toHaveValue('100');
  for (const wrong of ['49', '201', '99.5', '']) {
    await field.fill(wrong);
    await expect(page.getByText(t('settings.readingSpeed.wrong', { min: 50, max: 200 }))).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.press('Enter');
  }
  expect(await savedOf(page)).toEqual({});
  await field.fill('50');
  await field.press('Enter');
  await expect(saidSaved(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: t('settings.readingSpeed.own', { percent: '50%' }) })).toBeChecked();
  await expect(speechAt(50)).toBeVisible();
  await choose(page, t('settings.readingSpeed.legend'), t('settings.readingSpeed.brisk'));
  await expect(field).toHaveValue('120');
  await expect(speechAt(120)).toBeVisible();
  // Other tabs have it from this browser, before the server does.
  await expect.poll(() => savedOf(page)).toEqual({ readingSpeed: 120 });
  await stillThere();
});

test('the generator begins as the settings say; the defaults come back when asked for, and the language stays', async ({
  page,
  world,
}) => {
  await enter(page, await world.openAccount(), '/settings');
  await choose(page, t('generator.approach'), t('vocabulary.approaches.nature'));
  await choose(page, t('generator.style'), t('vocabulary.styles.spiritual'));
  await page.getByRole('combobox', { name: t('settings.scriptLanguage') }).selectOption('de');
  await expect
    .poll(() => savedOf(page))
    .toEqual({ defaultApproach: 'nature', defaultStyle: 'spiritual', defaultScriptLanguage: 'de' });
  await page.goto('/script-generator');
  await expect(page.getByRole('radio', { name: t('vocabulary.approaches.nature') })).toBeChecked();
  await expect(page.getByRole('radio', { name: t('vocabulary.styles.spiritual') })).toBeChecked();
  await expect(page.getByRole('combobox', { name: t('generator.language') })).toHaveValue('de');

  await page.goto('/settings');
  const restore = page.getByRole('button', { name: t('settings.restore.action') });
  await restore.click();
  const dialog = page.getByRole('dialog', { name: t('settings.restore.title') });
  await dialog.getByRole('button', { name: t('settings.restore.cancel') }).click();
  await expect(page.getByRole('radio', { name: t('vocabulary.approaches.nature') })).toBeChecked();
  await restore.click();
  await dialog.getByRole('button', { name: t('settings.restore.action') }).click();
  await expect(page.getByRole('radio', { name: t('vocabulary.approaches.calm') })).toBeChecked();
  await expect.poll(async () => (await savedOf(page)).defaultApproach).toBe('calm');
  expect((await savedOf(page)).language).toBeUndefined();
});

test('notifications can be turned off, and by way and kind', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/settings');
  const finished = page.getByRole('group', { name: t('settings.notifications.types.script.completed') });
  await finished.getByText(t('settings.notifications.email')).click();
  await expect
    .poll(async () => (await savedOf(page)).notificationChannels)
    .toEqual({ 'script.completed': { inApp: true, email: false } });
  await page.getByRole('switch', { name: t('settings.notifications.label') }).click();
  await expect(finished).toHaveCount(0);
  await expect.poll(async () => (await savedOf(page)).notifications).toBe(false);
});

test('the accessibility page shows at once what each choice does', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/accessibility');
  const example = page.getByRole('figure');
  await expect(example.getByRole('img')).toHaveCount(2);
  await choose(page, t('look.fontFamily'), t('look.fontFamilies.atkinson'));
  await expect(example.locator('p')).toHaveCSS('font-family', /Atkinson Hyperlegible Next Variable/u);
  await choose(page, t('look.fontFamily'), t('look.fontFamilies.system'));
  await expect(example.locator('p')).toHaveCSS('font-family', /^system-ui/u);
  const breath = example.locator('figcaption span');
  const moves = () => breath.evaluate((element) => getComputedStyle(element, '::after').animationName);
  expect(await moves()).toBe('sp-breathe');
  await choose(page, t('look.motion'), t('look.motions.reduced'));
  await expect.poll(moves).toBe('none');
  await page.getByRole('switch', { name: t('settings.screenReaderMode.label') }).click();
  await expect(example.getByRole('img')).toHaveCount(0);
  await expect(example).toContainText(t('app.pause.label', { count: 12 }));
  // Messages stay from now on, however long one takes to get there.
  await page.clock.install();
  // A minute passes only once it is saved: a request that takes a minute is given up.
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === updateSettings.method &&
      answer.url().endsWith(updateSettings.path) &&
      answer.request().postData()?.includes('"motion":"system"') === true,
  );
  await choose(page, t('look.motion'), t('look.motions.system'));
  await saved;
  await expect(saidSaved(page)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(saidSaved(page)).toBeVisible();
});

test('signing in lays the account’s choices over those of the visitor', async ({ page, world }) => {
  const account = await world.openAccount();
  await enter(page, account, '/settings');
  await choose(page, t('app.appearance.theme'), t('app.appearance.themes.light'));
  await expect.poll(() => savedOf(page)).toEqual({ theme: 'light' });
  await page.getByRole('button', { name: t('app.logout.action') }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/language');
  await page.getByRole('button', { name: t('app.appearance.entry') }).click();
  await choose(page, t('app.appearance.theme'), t('app.appearance.themes.dark'));
  await choose(page, t('app.appearance.contrast'), t('app.appearance.contrasts.more'));
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await enter(page, account, '/settings');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect(root(page)).toHaveAttribute('data-contrast', 'more');
});

test('the settings pages ask who one is', async ({ page }) => {
  for (const path of ['/settings', '/accessibility']) {
    await page.goto(path);
    await expect(page).toHaveURL('/auth');
  }
});
