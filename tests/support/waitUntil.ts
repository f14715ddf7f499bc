import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 10;

/** Asks again until there is an answer that counts; says what was waited for when it does not come in time. */
export async function waitUntil<T>(what: string, ask: () => T | Promise<T>, withinMs = 20_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`waited ${withinMs} ms in vain: ${what}`);
    await sleep(everyMs);
  }
}
