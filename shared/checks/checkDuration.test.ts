import { expect, test } from 'vitest';
import { composeScript } from '../../tests/support/composeScript.ts';
import { languages } from '../vocabulary.ts';
import { checkScript } from './checkScript.ts';
import type { ScriptToCheck } from './CheckedScript.ts';

const found = (script: ScriptToCheck) => checkScript(script).filter(({ code }) => code === 'duration_off');

test.each(languages)('%s: 5 s either way are let pass in 3 minutes, and 2 %% in 10', async (language) => {
  for (const [duration, tolerance] of [
    [3, 5],
    [10, 12],
  ] as const) {
    const script = await composeScript({ language, duration });
    expect(found(script)).toEqual([]);
    // A composed script is within a second of what was asked for.
    expect(found({ ...script, durationSeconds: duration * 60 + tolerance - 1.5 })).toEqual([]);
    const expected = duration * 60 + tolerance + 1.5;
    expect(found({ ...script, durationSeconds: expected })).toMatchObject([
      { level: 'fatal', section: null, params: { expected } },
    ]);
    expect(found({ ...script, durationSeconds: duration * 60 - tolerance - 1.5 })).toHaveLength(1);
  }
});

test('where nobody asked for a length, any will do', async () => {
  expect(found({ ...(await composeScript()), content: 'Hello.', durationSeconds: null })).toEqual([]);
});
