import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { addFavorite } from '../../shared/routes/favorites.routes.ts';
import { arrive } from './support/arrive.ts';
import { ask } from './support/ask.ts';
import { enter } from './support/enter.ts';
import { fillRequest } from './support/fillRequest.ts';
import { introduce } from './support/introduce.ts';
import { parts } from './support/parts.ts';
import { test } from './support/test.ts';
import { texts } from './support/texts.ts';

const folder = join(import.meta.dirname, '../../screenshots/readme');
const t = texts('en');

/** What somebody might have asked for in a week; the last one is shown. */
const requests: readonly Partial<GenerateBody>[] = [
  { theme: 'stress', approach: 'breath', duration: 5 },
  { type: 'hypnosis', theme: 'confidence', duration: 15 },
  { theme: 'relaxation', approach: 'bodyscan', duration: 20 },
  { theme: 'gratitude', duration: 10 },
  { theme: 'self-love', approach: 'breath', duration: 12 },
  { theme: 'sleep', approach: 'nature', duration: 10 },
];

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

test('pictures for the README', async ({ page, world, openDevice }) => {
  await mkdir(folder, { recursive: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, '/', page.getByText(t('landing.sample.done', { length: '3:00' })));
  await take(page, 'landing');

  // Scripts as anybody gets them who has no key.
  await world.stopWorker();
  await world.startWorker({ OPENAI_BASE_URL: '', OPENAI_API_KEY: '' });
  const account = await world.openAccount({ plan: 'pro', credits: 5 });
  await enter(page, account);
  await introduce(page, 'Maya Lindqvist');
  const ids: string[] = [];
  for (const request of requests) ids.push(await ask(page, request));
  const [first, last] = [ids[1] ?? '', ids.at(-1) ?? ''];
  const favored = await page.request.post(addFavorite.path, {
    data: { scriptId: first },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(favored.ok()).toBe(true);

  await page.setViewportSize({ width: 1440, height: 1400 });
  await arrive(page, '/scripts', page.getByRole('article').nth(5));
  await expect(page.getByText(t('scripts.beingWritten'))).toHaveCount(0);
  await arrive(page, '/', page.getByRole('region', { name: t('home.insights.title') }));
  await take(page, 'home');
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page, `/scripts/${last}`, page.getByText(t('scripts.writer.composer')));
  await take(page, 'script');

  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await arrive(page, '/script-generator', parts.submit(page, t));
  await fillRequest(page, t, {
    theme: 'focus',
    duration: 15,
    description: 'A quiet quarter of an hour before an exam, with the sea in it',
  });
  await page.getByRole('heading', { level: 1 }).click();
  await take(page, 'generator');
  await arrive(page, `/edit/${last}`, page.getByRole('textbox', { name: t('editor.label') }));
  await page.getByRole('button', { name: t('suggestions.title') }).click();
  await expect(page.getByRole('button', { name: t('suggestions.insert') }).first()).toBeVisible();
  await take(page, 'editor');

  const phone = await openDevice({ locale: 'en-GB', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await phone.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await enter(phone, account, `/scripts/${last}/read`);
  await expect(phone.getByRole('button', { name: t('reading.play') })).toBeVisible();
  for (let press = 0; press < 6; press += 1) await phone.keyboard.press('ArrowRight');
  await take(phone, 'reading');
});

/** As small as a page of a repository should be: few colours, and nothing of the machine in it. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(folder, `${name}.png`));
}
