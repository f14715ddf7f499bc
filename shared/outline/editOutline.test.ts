import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OutlineSection } from '../generations.schema.ts';
import type { SectionKind } from '../vocabulary.ts';
import { editOutline, type OutlineEdit } from './editOutline.ts';
import { findLengthProblems, findOrderProblems } from './findOutlineProblems.ts';
import { isTitleRefused } from './isTitleRefused.ts';
import { SectionTitle } from './sectionTitle.ts';

const make = (...parts: readonly (readonly [SectionKind, number])[]): OutlineSection[] =>
  parts.map(([kind, plannedSeconds], index) => ({ position: index + 1, kind, title: `The ${kind}`, plannedSeconds }));
const meditation = make(['settling', 48], ['breath', 84], ['body', 120], ['theme', 252], ['integration', 54], ['return', 42]);
const hypnosis = make(
  ['pretalk', 54],
  ['induction', 198],
  ['deepening', 126],
  ['suggestion', 396],
  ['posthypnotic', 58],
  ['emergence', 68],
);
const edit = (change: OutlineEdit, from = meditation) => editOutline(from, change, meditation);
const lengths = (outline: readonly OutlineSection[] | null) =>
  Object.fromEntries((outline ?? []).map(({ kind, plannedSeconds }) => [kind, plannedSeconds]));
const kindsOf = (outline: readonly OutlineSection[] | null) => (outline ?? []).map(({ kind }) => kind);

describe('a change of an outline', () => {
  test('moves what stands between the ends, and nothing past them', () => {
    expect(kindsOf(edit({ type: 'move', kind: 'theme', before: 'body' }))).toEqual([
      'settling',
      'breath',
      'theme',
      'body',
      'integration',
      'return',
    ]);
    expect(edit({ type: 'move', kind: 'theme', before: 'body' })?.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(kindsOf(edit({ type: 'move', kind: 'breath', before: 'return' }))).toEqual([
      'settling',
      'body',
      'theme',
      'integration',
      'breath',
      'return',
    ]);
    for (const [kind, before] of [
      ['breath', 'settling'],
      ['settling', 'theme'],
      ['return', 'breath'],
      ['theme', 'theme'],
      ['theme', 'pretalk'],
    ] as const)
      expect(edit({ type: 'move', kind, before })).toBeNull();
  });

  test('dropping gives the time to the others between the ends, by their length', () => {
    const dropped = edit({ type: 'drop', kind: 'body', kept: [] });
    expect(lengths(dropped)).toEqual({ settling: 48, breath: 110, theme: 329, integration: 71, return: 42 });
    expect(edit({ type: 'drop', kind: 'settling', kept: [] })).toBeNull();
    expect(edit({ type: 'drop', kind: 'return', kept: [] })).toBeNull();
  });

  test('leaves something between the ends', () => {
    const short = make(['settling', 48], ['theme', 300], ['return', 42]);
    expect(editOutline(short, { type: 'drop', kind: 'theme', kept: [] }, meditation)).toBeNull();
  });

  test('lengthening takes from the others, first from those whose length nobody has set', () => {
    const longer = edit({ type: 'resize', kind: 'breath', seconds: 150, kept: ['theme'] });
    expect(lengths(longer)).toEqual({ settling: 48, breath: 150, body: 74, theme: 252, integration: 34, return: 42 });
    const most = edit({ type: 'resize', kind: 'theme', seconds: 517, kept: ['breath', 'body'] });
    expect(lengths(most)).toEqual({ settling: 34, breath: 5, body: 5, theme: 517, integration: 5, return: 34 });
    expect(edit({ type: 'resize', kind: 'theme', seconds: 518, kept: [] })).toBeNull();
  });

  test('what must be said keeps its time', () => {
    const longer = editOutline(hypnosis, { type: 'resize', kind: 'suggestion', seconds: 770, kept: [] }, hypnosis);
    expect(findLengthProblems(longer ?? [], 900)).toEqual([]);
    expect(lengths(longer)).toMatchObject({ pretalk: 44, emergence: 68, suggestion: 770 });
  });

  test('bringing back puts a section where it was, as long as it was', () => {
    const dropped = edit({ type: 'drop', kind: 'body', kept: [] }) ?? [];
    const body = { kind: 'body', title: 'Mine', plannedSeconds: 120 } as const;
    const back = editOutline(dropped, { type: 'restore', part: body, kept: [] }, meditation);
    expect(back?.map(({ kind, plannedSeconds }) => [kind, plannedSeconds])).toEqual(
      meditation.map(({ kind, plannedSeconds }) => [kind, plannedSeconds]),
    );
    expect(back?.[2]).toMatchObject({ title: 'Mine', position: 3 });
    expect(editOutline(meditation, { type: 'restore', part: body, kept: [] }, meditation)).toBeNull();
  });

  test('whatever is changed, and in whatever order, no rule is broken and no second is lost', () => {
    const anyKind = fc.constantFrom(...meditation.map(({ kind }) => kind));
    const kept = fc.array(anyKind, { maxLength: 3 });
    const anyEdit: fc.Arbitrary<OutlineEdit> = fc.oneof(
      fc.record({ type: fc.constant('rename' as const), kind: anyKind, title: fc.constant('New') }),
      fc.record({ type: fc.constant('move' as const), kind: anyKind, before: anyKind }),
      fc.record({ type: fc.constant('drop' as const), kind: anyKind, kept }),
      fc.record({ type: fc.constant('resize' as const), kind: anyKind, seconds: fc.integer({ min: 40, max: 290 }), kept }),
      fc.record({ type: fc.constant('restore' as const), part: fc.constantFrom(...meditation), kept }),
      fc.constant({ type: 'reset' as const }),
    );
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 20 }), (edits) => {
        const end = edits.reduce((outline, one) => editOutline(outline, one, meditation) ?? outline, meditation);
        for (const one of edits) {
          const once = editOutline(end, one, meditation);
          if (once) expect(editOutline(once, one, meditation) ?? once).toEqual(once);
        }
        expect([...findOrderProblems(end, meditation), ...findLengthProblems(end, 600)]).toEqual([]);
        expect(end.map(({ position }) => position)).toEqual(end.map((_one, index) => index + 1));
      }),
    );
  });
});

test('every rule that is broken is named at once', () => {
  const parts = make(['breath', 600], ['breath', 3], ['emergence', 10]);
  expect(findOrderProblems(parts, meditation)).toEqual([
    { rule: 'unknown', kind: 'emergence' },
    { rule: 'twice', kind: 'breath' },
    { rule: 'first', kind: 'settling' },
    { rule: 'last', kind: 'return' },
  ]);
  expect(findOrderProblems(parts.slice(0, 1), meditation)).toContainEqual({ rule: 'too_few', least: 3 });
  expect(findLengthProblems([...parts, ...make(['settling', 301])], 600)).toEqual([
    { rule: 'too_short', kind: 'breath', least: 5 },
    { rule: 'too_short', kind: 'emergence', least: 68 },
    { rule: 'too_long', kind: 'settling', most: 300 },
    { rule: 'sum', asked: 600, given: 914 },
  ]);
});

describe('a title', () => {
  test.each(['Ankommen', ' L’arrivée ', 'Through the body, slowly', '身体', 'Coming back ✧', 'x'.repeat(80)])(
    'may be “%s”',
    (title) => {
      expect(SectionTitle.parse(title)).toBe(title.trim());
      expect(isTitleRefused(title, 'en')).toBe(false);
    },
  );

  test.each([
    '',
    '   ',
    '# Title',
    '[pause:999]',
    '{name}',
    'a\nb',
    'a\u2028b',
    '<b>x</b>',
    '**bold**',
    '`code`',
    'x'.repeat(81),
  ])('may not be “%s”', (title) => expect(SectionTitle.safeParse(title).success).toBe(false));

  test.each(['Section 1', 'https://evil.example', 'You cannot move'])('is refused as “%s”', (title) =>
    expect(isTitleRefused(title, 'en')).toBe(true),
  );
});
