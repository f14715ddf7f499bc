import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { clockFor, speechSeconds } from '../../shared/markup/clock.ts';
import { getScript, updateScript, createScript } from '../../shared/routes/scripts.routes.ts';
import { SavedSettings } from '../../shared/settings.schema.ts';
import { stepsOf } from '../../web/features/reading/stepsOf.ts';
import { formatClock } from '../../web/lib/format.ts';
import { enter } from './support/enter.ts';
import { expect, test, withMovement } from './support/test.ts';
import { texts } from './support/texts.ts';

test.use(withMovement);

const t = texts('en');
const kind = { language: 'en', type: 'meditation', theme: 'focus' } as const;
const sameSite = { 'sec-fetch-site': 'same-origin' };

const lines = [
  'Let the shoulders grow heavy now.',
  'Notice the breath as it comes in.',
  'Nothing at all needs to be done here.',
  'Let the hands rest wherever they are.',
  'The light in the room is soft tonight.',
  'Every sound may come and go again.',
  'There is time for all of it, and more.',
  'Feel how the ground carries the body.',
  'Rest in this moment for a while longer.',
  'And slowly let the eyes come open.',
];
const content = `## Arriving\n\n${lines[0]} [pause:5]\n${lines[1]}\n\n## Resting\n\n${lines.slice(2).join('\n')}`;
const clock = clockFor(kind);
const millisecondsOf = (line: number): number => speechSeconds(lines[line] ?? '', clock) * 1000;

/** A script of one's own, to be read. */
async function begin(page: Page, text = content): Promise<string> {
  const answer = await page.request.post(createScript.path, {
    data: { title: 'For reading', ...kind, duration: 3, content: text },
    headers: { ...sameSite, 'idempotency-key': randomUUID() },
  });
  expect(answer.status()).toBe(201);
  return getScript.answers[200].parse(await answer.json()).id;
}

const current = (page: Page) => page.locator('[aria-current="true"]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From here on time passes only as the test lets it. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}
const openOptions = (page: Page) => button(page, t('reading.options')).click();

test('a script is read at its own pace: sentence, exact pause, sentence; Escape leads back to where one came from', async ({
  page,
  world,
}) => {
  await enter(page, await world.openAccount());
  const id = await begin(page);
  await page.goto(`/scripts/${id}`);
  const link = page.getByRole('link', { name: t('reading.action') });
  await link.click();
  await expect(page).toHaveURL(`/scripts/${id}/read`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For reading');
  await expect(current(page)).toHaveText(lines[0] ?? '');
  await stopClock(page);
  await page.keyboard.press(' ');
  await expect(button(page, t('reading.pause'))).toBeVisible();
  await page.clock.runFor(millisecondsOf(0) + 2150);
  await expect(current(page)).toHaveText(lines[0] ?? '');
  await expect(page.getByRole('img', { name: t('app.pause.label', { count: 5 }) })).toHaveText(
    t('app.pause.seconds', { seconds: 3 }),
  );
  await page.clock.runFor(3000);
  await expect(current(page)).toHaveText(lines[1] ?? '');
  // What is paused stays where it is.
  await page.keyboard.press(' ');
  await page.clock.runFor(60_000);
  await expect(current(page)).toHaveText(lines[1] ?? '');
  await page.keyboard.press('End');
  await expect(current(page)).toHaveText(lines.at(-1) ?? '');
  await page.keyboard.press('Home');
  await expect(current(page)).toHaveText(lines[0] ?? '');
  // A pedal's two keys, wherever the focus is.
  await button(page, t('reading.options')).focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(current(page)).toHaveText(lines[2] ?? '');
  await page.keyboard.press('PageUp');
  await expect(current(page)).toHaveText(lines[1] ?? '');
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/scripts/${id}`);
  await expect(link).toBeFocused();
});

test('out of sight it pauses, and what happened meanwhile has not gone by', async ({ page, world }) => {
  await enter(page, await world.openAccount());
  await page.goto(`/scripts/${await begin(page)}/read`);
  await expect(current(page)).toHaveText(lines[0] ?? '');
  await page.clock.install();
  await button(page, t('reading.play')).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(button(page, t('reading.play'))).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(current(page)).toHaveText(lines[0] ?? '');
});

test('by hand, with a pedal, the reader is measured, and the clock takes it over', async ({ page, world }) => {
  const account = await world.openAccount();
  await enter(page, account);
  const id = await begin(page);
  await page.goto(`/scripts/${id}/read`);
  await openOptions(page);
  await page.getByText(t('reading.way.hand'), { exact: true }).click();
  await openOptions(page);
  await stopClock(page);
  await page.keyboard.press(' ');
  for (const line of lines.keys()) {
    await expect(current(page)).toHaveText(lines[line] ?? '');
    await page.clock.runFor(millisecondsOf(line) / 1.25 + 50);
    await page.keyboard.press('PageDown');
    // Its pause passes by itself.
    if (line === 0) await page.clock.runFor(5100);
  }
  await expect(page.getByRole('heading', { name: t('reading.end.title') })).toBeVisible();
  await page.clock.resume();
  const offer = page.getByRole('button', { name: /^Use 12\d%$/u });
  await offer.click();
  await expect(page.getByText(/^Your reading speed is now 12\d%\.$/u)).toBeVisible();
  const saved = async () => SavedSettings.parse(await (await page.request.get('/api/settings')).json()).chosen.readingSpeed;
  await expect.poll(saved).toBeGreaterThanOrEqual(120);
  await page.getByRole('button', { name: t('reading.end.again') }).click();
  await expect(current(page)).toHaveText(lines[0] ?? '');
  // What is left, and the editor's clock, are by the new speed.
  const { seconds, steps } = stepsOf(content, { ...kind, readingSpeed: await saved() });
  expect(seconds).toBeLessThan(stepsOf(content, kind).seconds - 2);
  await expect(page.getByText(t('reading.left', { time: formatClock(seconds) }))).toBeVisible();
  await page.goto(`/edit/${id}`);
  const spoken = steps.reduce((sum, { speech }) => sum + speech, 0);
  await expect(page.getByText(t('scripts.clock.speech', { length: formatClock(spoken) }))).toBeVisible();
});

test('it waits where it was told to, keeps its place over a reload, and follows the text when it is changed', async ({
  page,
  world,
}) => {
  await enter(page, await world.openAccount());
  const id = await begin(page);
  await page.goto(`/scripts/${id}/read`);
  await expect(current(page)).toHaveText(lines[0] ?? '');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('w');
  await expect(button(page, t('reading.waitOff'))).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.reload();
  await expect(current(page)).toHaveText(lines[2] ?? '');
  await page.clock.install();
  await button(page, t('reading.play')).click();
  await page.clock.runFor(30_000);
  await expect(current(page)).toHaveText(lines[3] ?? '');
  await expect(page.getByText(t('reading.waiting'))).toBeVisible();

  const script = getScript.answers[200].parse(await (await page.request.get(getScript.path.replace(':id', id))).json());
  const changed = content.replace(lines[2] ?? '', 'A new one.\nAnd another new one.').replace('## Resting', '## Much rest');
  const answer = await page.request.patch(updateScript.path.replace(':id', id), {
    data: { baseRevision: script.revision, content: changed },
    headers: sameSite,
  });
  expect(answer.status()).toBe(200);
  await expect(page.getByText('And another new one.')).toBeVisible();
  await expect(current(page)).toHaveText(lines[3] ?? '');
  await page.keyboard.press(' ');
  await page.clock.runFor(millisecondsOf(3) + 900);
  await expect(current(page)).toHaveText(lines[4] ?? '');
});

test('the text is mirrored, larger, dark and faster, and stays so on this device', async ({ page, world }) => {
  await enter(page, await world.openAccount());
  await page.goto(`/scripts/${await begin(page)}/read`);
  await openOptions(page);
  await button(page, t('reading.larger')).click();
  await button(page, t('reading.dark')).click();
  await page.keyboard.press('m');
  await page.keyboard.press('+');
  await page.reload();
  await expect(current(page)).toHaveText(lines[0] ?? '');
  const text = page.locator('[data-mirrored] > div');
  await expect(text).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  await expect(text).toHaveCSS('font-size', '40px');
  await expect(page.getByRole('main')).toHaveAttribute('data-theme', 'dark');
  await openOptions(page);
  await expect(page.getByText(t('reading.tempo', { percent: '105%' }))).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(button(page, t('reading.next'))).toBeInViewport();
});

declare global {
  interface Window {
    stillpointTestSaid?: string[];
    stillpointTestEndSaying?: () => void;
  }
}

test('the device’s voice reads in the script’s language, and is silent in the pauses', async ({ page, world }) => {
  await page.addInitScript(() => {
    const said: string[] = (window.stillpointTestSaid = []);
    const voices = ['de-DE', 'en-GB'].map((lang) => ({
      lang,
      name: `Voice ${lang}`,
      voiceURI: lang,
      default: false,
      localService: true,
    }));
    const stand = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (utterance: EventTarget & { text: string; lang: string }) => {
        said.push(`${utterance.lang} ${utterance.text}`);
        window.stillpointTestEndSaying = () => utterance.dispatchEvent(new Event('end'));
      },
      cancel: () => undefined,
    });
    class Utterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: stand });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  });
  await enter(page, await world.openAccount());
  await page.goto(`/scripts/${await begin(page)}/read`);
  await openOptions(page);
  await page.getByText(t('reading.way.voice'), { exact: true }).click();
  await expect(page.getByRole('combobox', { name: t('reading.voice.label') }).getByRole('option')).toHaveText(['Voice en-GB']);
  await openOptions(page);
  await stopClock(page);
  await button(page, t('reading.play')).click();
  const said = () => page.evaluate(() => window.stillpointTestSaid);
  await expect.poll(said).toEqual([`en-GB ${lines[0]}`]);
  // However long the voice takes, the pause begins after it.
  await page.clock.runFor(60_000);
  expect(await said()).toHaveLength(1);
  await page.evaluate(() => window.stillpointTestEndSaying?.());
  await page.clock.runFor(4800);
  expect(await said()).toHaveLength(1);
  await page.clock.runFor(400);
  await expect.poll(said).toEqual([`en-GB ${lines[0]}`, `en-GB ${lines[1]}`]);
});

test('a device without a voice says so', async ({ page, world }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), { getVoices: () => [] }) });
  });
  await enter(page, await world.openAccount());
  await page.goto(`/scripts/${await begin(page)}/read`);
  await openOptions(page);
  await button(page, t('reading.play')).click();
  await page.getByText(t('reading.way.voice'), { exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(t('reading.voice.none', { language: 'English' }));
  // Nobody would ever say that the sentence is over: what played stops, and playing says why it does not.
  await expect(button(page, t('reading.pause'))).toHaveCount(0);
  await openOptions(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, t('reading.play')).click();
  await expect(page.getByRole('alert')).toHaveText(t('reading.voice.none', { language: 'English' }));
  await expect(button(page, t('reading.play'))).toBeVisible();
});

test('a script that is not there, and one without a text, cannot be read', async ({ page, world, watch }) => {
  await enter(page, await world.openAccount());
  await page.goto(`/scripts/${await begin(page, '')}/read`);
  await expect(page.getByText(t('reading.empty'))).toBeVisible();
  const id = randomUUID();
  watch.expectRefusal(404, `/api/scripts/${id}`);
  await page.goto(`/scripts/${id}/read`);
  await expect(page.getByRole('heading', { name: t('scripts.gone.title') })).toBeVisible();
});
