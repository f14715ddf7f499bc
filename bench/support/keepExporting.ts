import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Visitor } from './people.ts';

// A thread: exports as `people` until it is sent a message, then sends what was answered.

export type Exporter = Visitor & { readonly scriptId: string };
/** Answers by status; `broken off` where the connection ended before the answer did. */
export type Count = Record<string, number>;

const { address, people }: { readonly address: string; readonly people: readonly Exporter[] } = workerData;
const counts: Count = {};
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());
await Promise.all(people.map((person) => keepExporting(person)));
parentPort?.postMessage(counts);

/**
 * Asks again and again; whoever is refused waits as long as the answer says, and a random part of a second more: browsers
 * do not come back within the same millisecond, and eighteen refusals at once would be what is measured.
 */
async function keepExporting(person: Exporter): Promise<void> {
  while (!stop.signal.aborted) {
    const { outcome, retryAfter } = await exportOnce(person);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    if (outcome !== '200')
      await sleep((Math.min(retryAfter, 5) + Math.random()) * 1000, undefined, { signal: stop.signal }).catch(() => undefined);
  }
}

async function exportOnce({ scriptId, cookie }: Exporter): Promise<{ outcome: string; retryAfter: number }> {
  try {
    const answer = await fetch(`${address}/api/scripts/${scriptId}/export?format=pdf`, { headers: { Cookie: cookie } });
    const isWhole = Buffer.from(await answer.bytes()).includes('%%EOF');
    const outcome = answer.status === 200 && !isWhole ? 'a part' : String(answer.status);
    return { outcome, retryAfter: Number(answer.headers.get('Retry-After')) };
  } catch {
    return { outcome: 'broken off', retryAfter: 1 };
  }
}
