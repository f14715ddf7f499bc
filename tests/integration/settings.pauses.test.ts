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

/** By how many seconds the longest and the shortest pause of a section differ, on average. */
async function spread(person: Person, scriptId: string): Promise<number> {
  const read = () => person.client.call(getScript, { params: { id: scriptId } });
  await waitUntil('the script', async () => (await read()).status === 'ready', 60_000);
  const { content, timing, duration } = await read();
  expect(Math.abs((timing?.totalSeconds ?? 0) - duration * 60)).toBeLessThan(duration * 6);
  const spreads = parseScript(content).sections.map(({ sentences }) => {
    const pauses = sentences.flatMap(({ pause }) => (pause === null ? [] : [pause]));
    return Math.max(...pauses) - Math.min(...pauses);
  });
  return spreads.reduce((total, one) => total + one, 0) / spreads.length;
}

describe('the next script’s silence', () => {
  test('is shared out as its account’s pauses stand to each other; the length stays', async () => {
    const [even, uneven] = [await signUp(), await signUp()];
    const same = { defaultPauseShort: 10, defaultPauseMedium: 10, defaultPauseLong: 10 };
    await even.client.call(updateSettings, { body: same });
    await uneven.client.call(updateSettings, { body: { defaultPauseShort: 1, defaultPauseMedium: 5, defaultPauseLong: 30 } });
    const [mine, theirs] = [await ask(even, { duration: 5 }), await ask(uneven, { duration: 5 })];
    await startTestWorker(base.url);
    // What is equal differs by a second of rounding, and by some for what a sentence says (`pauseFactor`): of 400 scripts
    // of equal pauses none came to more than 1.7 s, of 400 of these uneven ones none to less than 4.6 s.
    const ofEven = await spread(even, mine.script.id);
    expect(ofEven).toBeLessThan(2.5);
    expect(await spread(uneven, theirs.script.id)).toBeGreaterThan(Math.max(2.5, 2 * ofEven));
  });
});
