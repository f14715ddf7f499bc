import type { Page } from '@playwright/test';
import { axeFindings } from './support/axeFindings.ts';
import { ask } from './support/ask.ts';
import { enter } from './support/enter.ts';
import { fillRequest } from './support/fillRequest.ts';
import { parts } from './support/parts.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');
const sentence = 'A gentle 12-minute sleep meditation in a forest for my daughter, without water';

const description = (page: Page) => page.getByLabel(t('generator.description'));
const isChosen = (page: Page, name: string) => expect(page.getByRole('radio', { name, exact: true })).toBeChecked();

test('one sentence shows what it says and fills the form, where all of it can be changed', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/simple-generator');
  await page.getByRole('button', { name: t('starts.simple.action') }).click();
  await expect(page.getByText(t('starts.simple.empty'))).toBeVisible();
  await page.getByLabel(t('starts.simple.label')).fill(sentence);
  const panel = page.getByRole('complementary', { name: t('starts.simple.understood') });
  for (const words of ['sleep', 'forest', 'gentle', 'my daughter', 'water', '12-minute'])
    await expect(panel.getByText(t('starts.simple.said', { words }))).toBeVisible();
  await expect(page.getByRole('slider', { name: t('generator.length') })).toHaveValue('12');
  await page.reload();
  await expect(page.getByLabel(t('starts.simple.label'))).toHaveValue(sentence);
  await page.getByRole('radio', { name: t('vocabulary.types.hypnosis') }).check();
  await page.getByRole('button', { name: t('starts.simple.action') }).click();

  await expect(page.getByText(t('starts.fromSentence'))).toBeVisible();
  await isChosen(page, t('vocabulary.types.hypnosis'));
  await isChosen(page, t('vocabulary.themes.sleep'));
  await isChosen(page, t('vocabulary.approaches.nature'));
  await expect(description(page)).toHaveValue(sentence);
  await page.getByRole('radio', { name: t('vocabulary.themes.stress'), exact: true }).check();
  await page.reload();
  await isChosen(page, t('vocabulary.themes.stress'));
});

test('the need that words speak of is shown with the sentence and in the form, and can be corrected', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/simple-generator');
  await page.getByLabel(t('starts.simple.label')).fill('For stress: I want to stop smoking');
  const panel = page.getByRole('complementary', { name: t('starts.simple.understood') });
  await expect(panel.getByText(t('vocabulary.needs.smoking'))).toBeVisible();
  // What is feared is what it is about, and is not left out.
  await page.getByLabel(t('starts.simple.label')).fill('For stress: I am afraid of flying');
  await expect(panel.getByText(t('vocabulary.needs.flying'))).toBeVisible();
  await expect(panel.getByText(t('vocabulary.subjects.aeroplane'))).toHaveCount(0);
  // Nothing about eating less for somebody who starves: help is named in its place.
  await page.getByLabel(t('starts.simple.label')).fill('I have anorexia and want to lose weight');
  await expect(panel.getByText(t('generator.eatingDisorder.text'))).toBeVisible();
  await expect(panel.getByText(t('vocabulary.needs.flying'))).toHaveCount(0);
  await expect(panel.getByText(t('vocabulary.needs.eating'))).toHaveCount(0);
  await page.getByLabel(t('starts.simple.label')).fill('For stress: I want to stop smoking');
  await expect(panel.getByText(t('vocabulary.needs.smoking'))).toBeVisible();
  await page.getByRole('button', { name: t('starts.simple.action') }).click();
  const read = page.getByRole('combobox', { name: `${t('generator.need.label')} ${t('generator.ending.read')}` });
  await expect(read).toHaveValue('smoking');
  await description(page).fill('For stress: driving test on Friday');
  await expect(read).toHaveValue('driving-test');
  const need = page.getByRole('combobox', { name: t('generator.need.label') });
  await need.selectOption(t('generator.need.none'));
  await expect(need).toHaveAccessibleName(t('generator.need.label'));
  expect(await axeFindings(page)).toEqual([]);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('generate-script'));
  await parts.submit(page, t).click();
  expect((await sent).postDataJSON()).toMatchObject({ need: null });
});

test('the details that a script will say back are shown with the sentence and in the form, and can be taken out', async ({
  page,
  world,
}) => {
  await enter(page, await world.openAccount(), '/simple-generator');
  await page.getByLabel(t('starts.simple.label')).fill('For confidence: I want to stop smoking on the balcony with my coffee');
  const panel = page.getByRole('complementary', { name: t('starts.simple.understood') });
  await expect(panel.getByText(t('generator.details.label'))).toBeVisible();
  await expect(panel.getByText('balcony and coffee')).toBeVisible();
  await page.getByRole('button', { name: t('starts.simple.action') }).click();
  const details = page.getByRole('group', { name: t('generator.details.label') });
  await expect(details.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await details.getByRole('checkbox', { name: 'balcony' }).uncheck();
  expect(await axeFindings(page)).toEqual([]);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('generate-script'));
  await parts.submit(page, t).click();
  expect((await sent).postDataJSON()).toMatchObject({ leaveOutDetails: ['place.balcony'] });
});

test('plain instructions are read from the words, shown, corrected and sent', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/simple-generator');
  await page
    .getByLabel(t('starts.simple.label'))
    .fill('For confidence: few words, keep my eyes open, end with a minute of silence');
  const panel = page.getByRole('complementary', { name: t('starts.simple.understood') });
  await expect(panel.getByText('Few words and Eyes open')).toBeVisible();
  await expect(panel.getByText('60 seconds')).toBeVisible();
  await page.getByRole('button', { name: t('starts.simple.action') }).click();
  await page.getByText(t('generator.groups.details')).click();
  const group = page.getByRole('group', { name: t('generator.instructions.label') });
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await group.getByRole('checkbox', { name: t('vocabulary.instructions.eyes-open') }).uncheck();
  await expect(page.getByLabel(t('generator.endSilence.label'))).toHaveValue('60');
  await page.getByLabel(t('generator.endSilence.label')).selectOption('90');
  expect(await axeFindings(page)).toEqual([]);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('generate-script'));
  await parts.submit(page, t).click();
  expect((await sent).postDataJSON()).toMatchObject({ instructions: ['few-words'], endSilence: 90 });
});

test('who speaks of lying awake is led into sleep, which the form shows and sends', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/script-generator');
  await fillRequest(page, t, { theme: 'stress', description: 'My mind races when my head hits the pillow' });
  await expect(page.getByRole('radio', { name: t('generator.ending.asleep') })).toBeChecked();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('generate-script'));
  await parts.submit(page, t).click();
  expect((await sent).postDataJSON()).toMatchObject({ theme: 'stress', endsAsleep: true });
});

test('again, a little different: the request of a script, sent as another script', async ({ page, world }) => {
  const account = await world.openAccount({ credits: 10 });
  await enter(page, account);
  const id = await ask(page, { theme: 'gratitude', duration: 7, description: 'For Sunday', title: 'Sunday' });
  await page.goto(`/script-generator?from=${id}`);
  await expect(page.getByText(t('starts.again', { title: 'Sunday' }))).toBeVisible();
  await expect(page).toHaveURL(/\/script-generator$/u);
  await isChosen(page, t('vocabulary.themes.gratitude'));
  await expect(description(page)).toHaveValue('For Sunday');
  await parts.submit(page, t).click();
  await expect(page).toHaveURL(/\/scripts\//u);
  expect(page.url()).not.toContain(id);
  await expect.poll(() => world.countGenerations(account)).toBe(2);
});

test('a script or a template that is gone says so, and the draft is as it was', async ({ page, watch, world }) => {
  await enter(page, await world.openAccount(), '/script-generator');
  await fillRequest(page, t, { theme: 'focus', description: 'My own words' });
  for (const [name, id, title] of [
    ['from', '0193a000-0000-7000-8000-00000000dead', t('starts.missing.script.title')],
    ['template', 'en.no-such-template', t('starts.missing.template.title')],
  ] as const) {
    watch.expectRefusal(404, `/api/${name === 'from' ? 'scripts' : 'templates'}/${id}`);
    await page.goto(`/script-generator?${name}=${id}`);
    await expect(parts.title(page)).toHaveText(title);
    await page.getByRole('link', { name: t('starts.missing.action') }).click();
    await expect(description(page)).toHaveValue('My own words');
  }
});

test('what a template pushes aside can be brought back', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/script-generator');
  await fillRequest(page, t, { theme: 'focus', description: 'My own words' });
  await page.goto('/templates');
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: t('templates.use') }).click();
  await expect(page.getByRole('button', { name: t('starts.bringBack') })).toBeVisible();
  await expect(description(page)).not.toHaveValue('My own words');
  await page.getByRole('button', { name: t('starts.bringBack') }).click();
  await expect(description(page)).toHaveValue('My own words');
  await isChosen(page, t('vocabulary.themes.focus'));
  await expect(page.getByRole('button', { name: t('starts.bringBack') })).toHaveCount(0);
});

test('a quick action fills the form once, and says what the plan shortened', async ({ page, world }) => {
  await enter(page, await world.openAccount(), '/script-generator');
  await page.evaluate(() =>
    sessionStorage.setItem('stillpoint.quickAction', JSON.stringify({ theme: 'stress', duration: 30, fromQuickAction: true })),
  );
  await page.goto('/create-script');
  await expect(page.getByText(/Shortened to/u)).toBeVisible();
  await isChosen(page, t('vocabulary.themes.stress'));
  await expect(page.getByRole('slider', { name: t('generator.length') })).toHaveValue('15');
  await page.getByRole('radio', { name: t('vocabulary.themes.healing'), exact: true }).check();
  await page.goto('/create-script');
  await expect(page).toHaveURL(/\/script-generator$/u);
  await isChosen(page, t('vocabulary.themes.healing'));
  await page.goto('/generate');
  await expect(parts.title(page)).toHaveText(t('generator.heading'));
});
