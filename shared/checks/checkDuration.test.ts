import { expect, test } from 'vitest';
import { composeScript } from '../../tests/support/composeScript.ts';
import { languages } from '../vocabulary.ts';
import { clockFor, timeScript } from '../markup/clock.ts';
import { parseScript } from '../markup/parseScript.ts';
import { checkScript } from './checkScript.ts';
import { applyFix } from './fixes/applyFix.ts';
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

test('a person’s own text that is off by more than 5 % is advised of it, and its pauses are fitted', async () => {
  const script = { ...(await composeScript({ duration: 10 })), isAim: true };
  expect(found({ ...script, durationSeconds: 630 })).toEqual([]);
  const long = { ...script, durationSeconds: 720 };
  const [finding] = found(long);
  expect(finding).toMatchObject({ level: 'advisory', section: null, params: { expected: 720 }, fix: { kind: 'resize-pauses' } });
  if (!finding?.fix) throw new Error('no fix');
  const fixed = applyFix(long.content, finding.fix);
  expect(timeScript(parseScript(fixed), clockFor(long)).totalSeconds).toBeCloseTo(720, -1);
  expect(found({ ...long, content: fixed })).toEqual([]);
});

test('what pauses cannot make good is the clock’s to say', async () => {
  const script = { ...(await composeScript({ duration: 10 })), isAim: true };
  expect(found({ ...script, content: 'Rest here. [pause:4]', durationSeconds: 600 })).toEqual([]);
});
