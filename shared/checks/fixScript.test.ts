import { expect, test } from 'vitest';
import { composeScript } from '../../tests/support/composeScript.ts';
import { handmadeTexts } from '../../tests/support/handmadeTexts.ts';
import { clockFor, timeScript } from '../markup/clock.ts';
import { parseScript } from '../markup/parseScript.ts';
import { languages } from '../vocabulary.ts';
import type { ScriptToCheck } from './CheckedScript.ts';
import { checkScript } from './checkScript.ts';
import { fixScript } from './fixScript.ts';

const fatal = (script: ScriptToCheck): string[] =>
  checkScript(script).flatMap(({ level, code }) => (level === 'fatal' ? [code] : []));
const lasts = (script: ScriptToCheck): number => timeScript(parseScript(script.content), clockFor(script)).totalSeconds;

test.each(languages)('%s: many errors at once are fixed, and the script lasts as long as before', async (language) => {
  const script = await composeScript({ language, type: 'hypnosis', duration: 10 });
  const { forbidden, preamble, slot } = handmadeTexts[language];
  const lines = script.content.split('\n');
  const broken = lines
    .toSpliced(2, 0, `${preamble} [pause:9]`)
    .toSpliced(9, 0, forbidden, slot)
    .join('\n')
    .replaceAll('[pause:3]', '[pause 3]')
    .replace('[pause:4]', '[pause:44]')
    .concat(' [pause:20]');
  const before = { ...script, content: broken };
  expect(new Set(fatal(before)).size).toBeGreaterThanOrEqual(4);
  const { content, findings } = fixScript(before);
  const after = { ...script, content };
  expect(findings.filter(({ level }) => level === 'fatal')).toEqual([]);
  expect(fatal(after)).toEqual([]);
  expect(Math.abs(lasts(after) - (script.durationSeconds ?? 0))).toBeLessThanOrEqual(1);
  expect(content).not.toContain(forbidden);
});

test('what is well stays as it is', async () => {
  const script = await composeScript({ type: 'hypnosis' });
  expect(fixScript(script).content).toBe(script.content);
});

test('more silence than the pauses can hold gets pauses of its own; too much speech cannot be fixed', async () => {
  const script = await composeScript({ duration: 5 });
  const bare = { ...script, content: script.content.replaceAll(/ \[pause:\d+\]/gu, '') };
  const { content, findings } = fixScript(bare);
  expect(findings.filter(({ level }) => level === 'fatal')).toEqual([]);
  expect(Math.abs(lasts({ ...script, content }) - 300)).toBeLessThanOrEqual(1);
  // Beside what it has to say of the text at its own length.
  const { findings: own } = fixScript(script);
  expect(fixScript({ ...script, durationSeconds: 60 }).findings).toMatchObject([{ code: 'duration_off', fix: null }, ...own]);
});

test('what no rule can fix is still found, and two rounds are all there are', async () => {
  const script = await composeScript({ duration: 5 });
  const wrong = { ...script, content: script.content.replace(/^## .*$/mu, '## Section 1') };
  expect(fixScript(wrong).findings.map(({ code }) => code)).toContain('leftover');
  // Each round is told of twenty findings of one code.
  const many = (count: number) => ({
    ...script,
    content: script.content.concat(`\n${'One more breath here. [pause 2]\n'.repeat(count)}Rest.`),
    durationSeconds: null,
  });
  expect(fatal({ ...script, content: fixScript(many(30)).content, durationSeconds: null })).toEqual([]);
  expect(fatal({ ...script, content: fixScript(many(50)).content, durationSeconds: null })).toHaveLength(10);
}, 30_000);
