import { expect, test } from 'vitest';
import { composeScript } from '../../tests/support/composeScript.ts';
import { languages } from '../vocabulary.ts';
import { checkScript } from './checkScript.ts';
import type { ScriptToCheck } from './CheckedScript.ts';

const found = (script: ScriptToCheck) => checkScript(script).filter(({ code }) => code.startsWith('marker_'));
const swap = (script: ScriptToCheck, marker: string): ScriptToCheck => ({
  ...script,
  content: script.content.replace(/\[pause:\d+\]/u, marker),
});

test.each(languages)('%s: pauses that can be kept pass, others are named with their place', async (language) => {
  const script = await composeScript({ language });
  expect(found(script)).toEqual([]);
  for (const [marker, code] of [
    ['[pause:31]', 'marker_range'],
    ['[pause:0]', 'marker_range'],
    ['[pause 5]', 'marker_form'],
    ['[pause:5', 'marker_form'],
    ['[pause:5] [pause:5]', 'marker_orphan'],
  ] as const) {
    const wrong = swap(script, marker);
    const [first, ...rest] = found(wrong);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ code, level: 'fatal', section: 1, sentence: 1 });
    const text = wrong.content.slice(first?.start ?? 0, first?.end ?? 0);
    expect(first?.params['text']).toBe(text);
    expect(marker).toContain(text);
  }
});

test.each(languages)('%s: only sleep may end in silence', async (language) => {
  const awake = await composeScript({ language });
  expect(found({ ...awake, content: `${awake.content} [pause:4]` })).toMatchObject([
    { code: 'marker_last', section: 6, params: { seconds: 4 } },
  ]);
  const asleep = await composeScript({ language, theme: 'sleep' });
  expect(asleep.content).toMatch(/\[pause:\d+\]$/u);
  expect(found(asleep)).toEqual([]);
});
