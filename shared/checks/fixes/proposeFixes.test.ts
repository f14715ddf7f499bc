import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handmadeTexts } from '../../../tests/support/handmadeTexts.ts';
import type { Finding } from '../../scripts.schema.ts';
import { addressForms, languages, scriptTypes, themes } from '../../vocabulary.ts';
import type { ScriptToCheck } from '../CheckedScript.ts';
import { checkScript } from '../checkScript.ts';
import { readForChecks, runChecks } from '../runChecks.ts';
import { applyFix } from './applyFix.ts';

const settings = {
  language: 'en',
  type: 'meditation',
  theme: 'focus',
  address: 'informal',
  durationSeconds: null,
  kinds: [],
  detectLanguage: () => '',
} as const satisfies Omit<ScriptToCheck, 'content'>;

const texts = Object.values(handmadeTexts);
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...texts)
      .chain(({ forbidden, preamble, slot, otherAddress, sameOpening, negations, long, whole }) =>
        fc.constantFrom(
          ...[forbidden, preamble, slot, otherAddress ?? '', ...sameOpening, ...negations, long, ...whole.split('\n')].map(
            (line) => `${line}\n`,
          ),
        ),
      ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '\n',
      '## Title\n',
      '## Section 1: Arriving\n',
      '### Arriving\n',
      '[pause:5] ',
      '[pause:99] ',
      '[pause:0]',
      '[pause 5]',
      '[pause: 2 min] ',
      '[pause',
      '[pause:3 Then you rest.\n',
      '(long pause) ',
      'Rest here, {name}. ',
      '{name}, rest here. ',
      '[soft music] ',
      '**Rest** now. ',
      '`',
      '---\n',
      '- One breath. ',
      '1. Breathe. ',
      'See www.example.org now. ',
      'Breathe <b>in</b>.&nbsp;',
      '<think>a plan</think>',
      'Hold your breath. [pause:12] ',
      'You are fully awake. ',
      'Breathe in. ',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 10 }) },
);
const anyScript = fc.record({
  content: fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join('')),
  language: fc.constantFrom(...languages),
  type: fc.constantFrom(...scriptTypes),
  theme: fc.constantFrom(...themes),
  address: fc.constantFrom(...addressForms),
  durationSeconds: fc.option(fc.integer({ min: 0, max: 400 })),
  kinds: fc.constantFrom([], ['pretalk', 'emergence'] as const, ['settling', 'return'] as const),
  detectLanguage: fc.constantFrom(...languages, '').map((language) => () => language),
});

const counts = (script: ScriptToCheck): Map<string, { count: number; isFatal: boolean }> => {
  const found = new Map<string, { count: number; isFatal: boolean }>();
  for (const { code, level } of runChecks(readForChecks(script)))
    found.set(code, { count: (found.get(code)?.count ?? 0) + 1, isFatal: level === 'fatal' });
  return found;
};

function expectHonest(script: ScriptToCheck, { code, fix }: Finding, before: ReturnType<typeof counts>): void {
  if (!fix) return;
  const { content } = script;
  const edits = fix.edits.toSorted((a, b) => a.start - b.start);
  for (const [index, { start, end }] of edits.entries()) {
    expect(start).toBeGreaterThanOrEqual(edits[index - 1]?.end ?? 0);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(content.length);
  }
  const after = counts({ ...script, content: applyFix(content, fix) });
  expect(after.get(code)?.count ?? 0).toBeLessThan(before.get(code)?.count ?? 0);
  for (const [one, { count, isFatal }] of after) {
    // What a fix takes from the length, sizing the pauses gives back: `fixScript`.
    if (!isFatal || (one === 'duration_off' && fix.kind !== 'resize-pauses')) continue;
    expect(count, one).toBeLessThanOrEqual(before.get(one)?.count ?? 0);
  }
}

test('a fix takes its finding away and brings nothing fatal, in any text', () => {
  fc.assert(
    fc.property(anyScript, (script) => {
      const before = counts(script);
      for (const finding of checkScript(script)) expectHonest(script, finding, before);
    }),
    { numRuns: 200 },
  );
}, 30_000);

const fixed = (content: string, code: string, changed: Partial<ScriptToCheck> = {}): string | null => {
  const { fix } = checkScript({ ...settings, content, ...changed }).find((one) => one.code === code) ?? {};
  return fix ? applyFix(content, fix) : null;
};

test.each([
  ['A. [pause:45]\nB.', 'marker_range', 'A. [pause:30]\nB.'],
  ['A. [pause:0]\nB.', 'marker_range', 'A.\nB.'],
  ['A. [pause 4.6 s]\nB.', 'marker_form', 'A. [pause:5]\nB.'],
  ['A. [pause: 2 min]\nB.', 'marker_form', 'A. [pause:30]\nB.'],
  ['A. [pause]\nB.', 'marker_form', 'A. [pause:5]\nB.'],
  ['A. [pause:3 Then you rest.\nB.', 'marker_form', 'A. [pause:3] Then you rest.\nB.'],
  ['A. [pause 3] [pause:5]\nB.', 'marker_form', 'A. [pause:5]\nB.'],
  ['A. [pause:3] [pause:5]\nB.', 'marker_orphan', 'A. [pause:3]\nB.'],
  ['A.\n\n[pause:5]\n\nB.', 'marker_orphan', 'A.\n\nB.'],
  ['A.\nB. [pause:5]', 'marker_last', 'A.\nB.'],
  ['A.\nHold your breath. [pause:12]\nB.', 'phrase_forbidden', 'A.\nHold your breath. [pause:7]\nB.'],
  ['A.\nYou can stop taking your pills. [pause:3]\nB.', 'phrase_forbidden', 'A.\nB.'],
  ['A.\n\nYou can stop taking your pills.\n\nB.', 'phrase_forbidden', 'A.\n\nB.'],
  ['Rest, {name}.\nB.', 'leftover', 'Rest.\nB.'],
  ['{name}, rest here.\nB.', 'leftover', 'Rest here.\nB.'],
  ['Let {feeling} go.\nB.', 'leftover', 'B.'],
  ['Rest. (long pause)\nB.', 'leftover', 'Rest. [pause:10]\nB.'],
  ['Breathe **deeply** now.\nB.', 'leftover', 'Breathe deeply now.\nB.'],
  ['A.\n---\nB.', 'leftover', 'A.\nB.'],
  ['A.\n\n### Arriving\n\nB.', 'leftover', 'A.\n\nB.'],
  ['A.\n- One breath.\nB.', 'leftover', 'A.\nOne breath.\nB.'],
  ['See www.example.org now.\nB.', 'leftover', 'B.'],
  ['Breathe <b>in</b> and out.\nB.', 'leftover', 'Breathe in</b> and out.\nB.'],
  ['Breathe&nbsp;in.\nB.', 'leftover', 'Breathe in.\nB.'],
  ['<think>A plan.</think>\nB.', 'leftover', null],
  ['You can stop taking your pills.', 'phrase_forbidden', null],
] as const)('by hand: %j, %s', (content, code, expected) => {
  expect(fixed(`## T\n\n${content}`, code)).toBe(expected === null ? null : `## T\n\n${expected}`);
});

test('titles lose what is not theirs, and a person gives those that are nothing else', () => {
  expect(fixed('## Section 1: Arriving\n\nA.', 'leftover')).toBe('## Arriving\n\nA.');
  expect(fixed('## **Arriving**\n\nA.', 'leftover')).toBe('## Arriving\n\nA.');
  expect(fixed('## Section 1\n\nA.', 'leftover')).toBeNull();
  expect(fixed('Before.\n## One\n\nA.', 'section_untitled')).toBe('## One\n\nBefore.\n\nA.');
  expect(fixed('## None\n\n## One\n\nA.', 'section_empty')).toBe('## One\n\nA.');
});

test.each(languages)('%s: a name that was never put in goes without its sentence', (language) => {
  const { address, slot } = handmadeTexts[language];
  expect(fixed(`## T\n\n${slot}\nB.`, 'leftover', { language, address })).toBe(`## T\n\n${slot.replace(/, \{.*\}/u, '')}\nB.`);
});

test('a sentence that leans on another, or holds a quotation, is left whole', () => {
  const tail = 'the light between the leaves is soft and green and asks for nothing at all from you or from anyone';
  const head = 'the path leads down through old trees towards a meadow that kept the warmth of the day';
  expect(fixed(`## T\n\nNow ${head}, and you see how ${tail}.`, 'sentence_long')).toContain('the day.\nAnd you see');
  expect(fixed(`## T\n\nWhen ${head}, and you see how ${tail}.`, 'sentence_long')).toBeNull();
  expect(fixed(`## T\n\nNow “${head}; ${tail}.”`, 'sentence_long')).toBeNull();
});

test('a text full of errors keeps nobody waiting: what was not tried has no fix yet', () => {
  const content = `## T\n\n${'Stop taking your pills. [pause:99] {x} '.repeat(1000)}`;
  const findings = checkScript({ ...settings, content });
  expect(findings.length).toBeGreaterThan(40);
  expect(findings.filter(({ fix }) => fix !== null).length).toBeLessThan(10);
}, 30_000);
