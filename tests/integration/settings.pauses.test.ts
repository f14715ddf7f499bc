import { describe, expect, test } from 'vitest';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { getScript } from '../../shared/routes/scripts.routes.ts';
import { updateSettings } from '../../shared/routes/settings.routes.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { startTestWorker } from '../support/startTestWorker.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask } = factories(base, api);

/** By how many seconds the longest and the shortest pause of each section differ. */
async function spreads(person: Person, scriptId: string): Promise<number[]> {
  const read = () => person.client.call(getScript, { params: { id: scriptId } });
  await waitUntil('the script', async () => (await read()).status === 'ready', 60_000);
  const { content, timing, duration } = await read();
  expect(Math.abs((timing?.totalSeconds ?? 0) - duration * 60)).toBeLessThan(duration * 6);
  return parseScript(content).sections.map(({ sentences }) => {
    const pauses = sentences.flatMap(({ pause }) => (pause === null ? [] : [pause]));
    return Math.max(...pauses) - Math.min(...pauses);
  });
}

describe('the next script’s silence', () => {
  test('is shared out as its account’s pauses stand to each other; the length stays', async () => {
    const [even, usual] = [await signUp(), await signUp()];
    const same = { defaultPauseShort: 10, defaultPauseMedium: 10, defaultPauseLong: 10 };
    await even.client.call(updateSettings, { body: same });
    const [mine, theirs] = [await ask(even, { duration: 5 }), await ask(usual, { duration: 5 })];
    await startTestWorker(base.url);
    // What is equal differs by a second of rounding, and by one for what a sentence says (`pauseFactor`).
    const [ofEven, ofUsual] = [await spreads(even, mine.script.id), await spreads(usual, theirs.script.id)];
    expect(Math.max(...ofEven)).toBeLessThanOrEqual(2);
    expect(Math.max(...ofUsual)).toBeGreaterThan(Math.max(...ofEven) + 2);
  });
});
