import { describe, expect, test } from 'vitest';
import { composeScript } from '../../tests/support/composeScript.ts';
import { parseScript } from '../markup/parseScript.ts';
import { languages } from '../vocabulary.ts';
import { checkScript } from './checkScript.ts';
import type { ScriptToCheck } from './CheckedScript.ts';

const codes = (script: ScriptToCheck) =>
  checkScript(script)
    .map(({ code }) => code)
    .filter((code) => code.startsWith('section_'));

describe.each(languages)('%s', (language) => {
  test('whole scripts pass', async () => {
    expect(codes(await composeScript({ language }))).toEqual([]);
    expect(codes(await composeScript({ language, type: 'hypnosis', theme: 'sleep' }))).toEqual([]);
  });

  test('a missing section is missed, with how many there are', async () => {
    const script = await composeScript({ language });
    const content = script.content.slice(0, parseScript(script.content).sections.at(-1)?.start);
    expect(checkScript({ ...script, content })).toContainEqual(
      expect.objectContaining({ code: 'section_count', level: 'fatal', params: { expected: 6, found: 5 } }),
    );
  });

  test('text without a title, and a title without text', async () => {
    const script = await composeScript({ language });
    const first = script.content.indexOf('\n');
    expect(codes({ ...script, content: script.content.slice(first) })).toEqual(['section_count', 'section_untitled']);
    const empty = {
      ...script,
      content: script.content.replace('\n\n## ', '\n\n## X\n\n## '),
      kinds: script.kinds.toSpliced(1, 0, 'breath'),
    };
    expect(checkScript(empty)).toContainEqual(
      expect.objectContaining({ code: 'section_empty', section: 2, params: { title: 'X' } }),
    );
  });

  test('the ends stay the ends; what lies between may change places', async () => {
    const script = await composeScript({ language });
    const [first = 'settling', second = 'breath', third = 'body', ...rest] = script.kinds;
    expect(codes({ ...script, kinds: [first, third, second, ...rest] })).toEqual([]);
    expect(checkScript({ ...script, kinds: [second, first, third, ...rest] })).toContainEqual(
      expect.objectContaining({ code: 'section_order', params: { expected: 'settling', found: 'breath' } }),
    );
    expect(codes({ ...script, theme: 'sleep' })).toContain('section_order');
  });
});

test('without an outline only the text itself is asked', async () => {
  expect(codes({ ...(await composeScript()), kinds: [] })).toEqual([]);
});
