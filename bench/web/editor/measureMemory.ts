import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { goTo } from './goTo.ts';
import type { Subject } from './Subject.ts';

/** Bytes of the page's JavaScript heap that are in use after everything that can go has gone. */
export type Memory = { readonly before: number; readonly edited: number; readonly undone: number };

/** Ten keys in each place. */
const word = 'breathing ';
/** Undo steps between two looks at whether there are more. */
const stride = 25;
/** Milliseconds in which an editor says whether there are more. */
const statusDelay = 300;

/** Makes so many edits of one key each, all over the text, undoes all of them, and weighs the page at each point. */
export async function measureMemory(page: Page, subject: Subject, edits: number): Promise<Memory> {
  const session = await page.context().newCDPSession(page);
  const before = await weigh(session);
  const points = edits / word.length;
  for (let point = 0; point < points; point += 1) {
    // Up and down, so that nothing is painted because it was there a moment ago.
    await goTo(page, ((point * 37) % points) / points);
    for (const key of word) await page.keyboard.press(key);
  }
  const edited = await weigh(session);
  while (await subject.canUndo(page)) {
    for (let step = 0; step < stride; step += 1) await page.keyboard.press('Control+z');
    await sleep(statusDelay);
  }
  const undone = await weigh(session);
  await session.detach();
  return { before, edited, undone };
}

/** Milliseconds after which what an edit leads to, saving too, is over. */
const settled = 3000;

async function weigh(session: CDPSession): Promise<number> {
  await sleep(settled);
  // What one collection lets go of may hold more, by finalisers.
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
