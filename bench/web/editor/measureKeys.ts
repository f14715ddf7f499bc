import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { goTo } from './goTo.ts';
import { recordTrace } from './recordTrace.ts';
import { timeKeys, type KeyTime } from './timeKeys.ts';

/** What is typed in one place, key by key: words inside a sentence, a line, deleting, a pause marker that is taken out again. */
const keys = [
  ...Array.from(' softly'),
  'Enter',
  ...Array.from('So'),
  'Backspace',
  'Backspace',
  'Backspace',
  ...Array.from(' [pause:5]'),
  'Backspace',
  'Backspace',
];
/** Shares of the page: the beginning, the middle and the end of the text. */
const points = [0, 0.5, 1];
/** Milliseconds from one key to the next, so that what follows a key is seen before the next one. */
const rhythm = 250;

/** Types in all places of the text, again and again, and gives what each key cost. */
export async function measureKeys(page: Page, rounds: number): Promise<KeyTime[]> {
  const session = await page.context().newCDPSession(page);
  const times: KeyTime[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const point of points) {
      await goTo(page, point);
      // What the jump leads to has its end first.
      await sleep(4 * rhythm);
      times.push(...timeKeys(await recordTrace(session, () => typeSteadily(page))));
    }
  await session.detach();
  return times;
}

async function typeSteadily(page: Page): Promise<void> {
  for (const key of keys) {
    const next = sleep(rhythm);
    await page.keyboard.press(key);
    await next;
  }
}
