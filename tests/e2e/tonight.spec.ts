import type { Page } from '@playwright/test';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { axeFindings } from './support/axeFindings.ts';
import { enter } from './support/enter.ts';
import { ownText } from './support/ownText.ts';
import { signIn } from './support/signIn.ts';
import { standInVoice } from './support/standInVoice.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const t = texts('en');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const begin = (page: Page) => page.getByRole('button', { name: t('tonight.begin') });
const light = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => Number(getComputedStyle(main).getPropertyValue('--light')));
const idOf = (page: Page): string => new URL(page.url()).searchParams.get('script') ?? '';
const sentencesOf = async (page: Page): Promise<string[]> =>
  parseScript((await ownText.read(page, idOf(page))).content).sections.flatMap(({ sentences }) =>
    sentences.map(({ text }) => text),
  );

test('tonight is signed in to, paid with one press, read within five seconds, dims and ends dark', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await standInVoice.install(page, ['de-DE', 'en-GB']);
  await world.stopWorker();
  await world.startWorker({ OPENAI_BASE_URL: '', OPENAI_API_KEY: '' });
  await page.goto('/tonight');
  await expect(page).toHaveURL('/auth');
  await signIn(page, t, await world.openAccount());
  await expect(page).toHaveURL('/tonight');

  // Within the plan: twenty minutes are more than a free account's.
  const lengths = page.getByRole('radiogroup', { name: t('tonight.length') }).getByRole('radio');
  await expect(lengths).toHaveCount(3);
  await expect(begin(page)).toContainText(t('tonight.cost', { cost: t('app.credits', { count: 2 }), balance: '3' }));
  await lengths.first().press('Space');
  await expect(begin(page)).toContainText(t('tonight.cost', { cost: t('app.credits', { count: 1 }), balance: '3' }));
  await page.getByText(t('tonight.whispered'), { exact: true }).click();
  await page.getByLabel(t('tonight.name')).fill('Ada');
  expect(await axeFindings(page)).toEqual([]);
  const pressed = await page.evaluate(() => performance.now());
  await begin(page).click();
  await expect.poll(async () => (await standInVoice.said(page)).length).toBeGreaterThan(0);
  const [first] = await standInVoice.said(page);
  expect((first?.at ?? Infinity) - pressed).toBeLessThan(5000);
  expect(first).toMatchObject({ lang: 'en-GB', rate: 0.8, volume: 0.5 });

  await expect.poll(async () => (await ownText.read(page, idOf(page))).status).toBe('ready');
  const script = await ownText.read(page, idOf(page));
  expect(script).toMatchObject({ type: 'meditation', theme: 'sleep', style: 'gentle', duration: 5 });
  const sentences = await sentencesOf(page);
  expect(first?.text).toBe(sentences[0]);
  const before = await light(page);
  const over = page.getByRole('heading', { name: t('tonight.over') });
  for (let step = 1; step < sentences.length; step += 1) await page.keyboard.press('ArrowRight');
  expect(await light(page)).toBeLessThan(before - 0.5);
  // Whoever stops it sees something again.
  await button(page, t('reading.pause')).click();
  await expect.poll(() => light(page)).toBe(1);
  await button(page, t('reading.play')).click();
  await page.keyboard.press('ArrowRight');
  await expect(over).toBeAttached();
  const dark = page.getByRole('button', { name: t('tonight.close') });
  await expect(dark).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await dark.click();
  await expect(page).toHaveURL(`/scripts/${idOf(page) || script.id}`);
});

test('the reading never overtakes the writing, and a reload goes on with the same script', async ({ page, world }) => {
  await standInVoice.install(page, ['en-GB']);
  await enter(page, await world.openAccount(), '/tonight');
  const gate = world.model.hold(2);
  await begin(page).click();
  await gate.reached;
  await expect.poll(async () => (await standInVoice.said(page)).length).toBeGreaterThan(0);
  await expect(page.locator('[aria-current="true"]')).toBeVisible();
  const ahead = page.getByText(t('tonight.waiting'));
  for (let step = 0; step < 40 && !(await ahead.isVisible()); step += 1) await page.keyboard.press('ArrowRight');
  await expect(ahead).toBeVisible();
  // It is no end: it plays on, and says nothing.
  await expect(button(page, t('reading.pause'))).toBeVisible();
  const before = await standInVoice.said(page);
  expect(before[0]).toMatchObject({ rate: 1, volume: 1 });
  gate.open();
  await expect.poll(async () => (await standInVoice.said(page)).length).toBeGreaterThan(before.length);
  await expect.poll(async () => (await ownText.read(page, idOf(page))).status).toBe('ready');
  const second = parseScript((await ownText.read(page, idOf(page))).content).sections[1]?.sentences[0]?.text;
  expect((await standInVoice.said(page))[before.length]?.text).toBe(second);
  await page.reload();
  await expect(page.locator('[aria-current="true"]')).toBeVisible();
  await expect(button(page, t('reading.play'))).toBeVisible();
});

test('without a voice of its language it is the text in the dark, and whoever has too little sees why', async ({
  page,
  world,
}) => {
  await standInVoice.install(page, ['de-DE']);
  await enter(page, await world.openAccount(), '/tonight');
  await expect(page.getByText(t('tonight.noVoice', { language: 'English' }))).toBeVisible();
  await begin(page).click();
  await expect(page.locator('[aria-current="true"]')).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('data-theme', 'dark');
  await expect(button(page, t('reading.pause'))).toBeVisible();
  expect(await standInVoice.said(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/scripts\//u);
  // One credit is left, and ten minutes cost two.
  await page.goto('/tonight');
  await expect(begin(page)).toHaveAttribute('aria-disabled', 'true');
  // On the smallest screen all of it can be reached.
  await page.setViewportSize({ width: 320, height: 480 });
  const heading = page.getByRole('heading', { name: t('tonight.title') });
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  const available = t('app.credits', { count: 1 });
  await expect(
    page.getByText(t('generator.reasons.credits', { available, needed: t('app.credits', { count: 2 }) })),
  ).toBeVisible();
});
