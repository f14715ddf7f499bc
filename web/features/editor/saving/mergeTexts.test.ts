import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeTexts, type Conflict } from './mergeTexts.ts';
import { settleMerge } from './settleMerge.ts';

const conflictsOf = (base: string, mine: string, theirs: string): readonly Conflict[] =>
  mergeTexts(base, mine, theirs).filter((passage) => passage.kind === 'conflict');
const merged = (base: string, mine: string, theirs: string): string => settleMerge(mergeTexts(base, mine, theirs), []);

const base = ['## Arriving', 'Sit down. [pause:3]', 'Breathe in.', 'Breathe out. [pause:5]', '', '## Leaving', 'Stand up.'];
const text = base.join('\n');
const withLine = (index: number, ...lines: string[]): string => base.toSpliced(index, 1, ...lines).join('\n');

describe('what both sides changed', () => {
  test('at different sentences stands beside each other, also in neighbouring lines', () => {
    const both = mergeTexts(text, withLine(1, 'Lie down.'), withLine(2, 'Breathe in slowly.'));
    expect(both).toEqual([{ kind: 'agreed', lines: base.with(1, 'Lie down.').with(2, 'Breathe in slowly.') }]);
  });

  test('at two neighbours, of which the other side changed one, is a conflict about that one only', () => {
    const theirs = base.with(2, 'Inhale.').with(3, 'Exhale.').join('\n');
    expect(mergeTexts(text, withLine(3, 'Out.'), theirs)).toEqual([
      { kind: 'agreed', lines: base.slice(0, 3).with(2, 'Inhale.') },
      { kind: 'conflict', base: [base[3]], mine: ['Out.'], theirs: ['Exhale.'] },
      { kind: 'agreed', lines: base.slice(4) },
    ]);
  });

  test('at the same sentence is kept in both readings', () => {
    expect(conflictsOf(text, withLine(2, 'In.'), withLine(2, 'Inhale.'))).toEqual([
      { kind: 'conflict', base: ['Breathe in.'], mine: ['In.'], theirs: ['Inhale.'] },
    ]);
  });

  test('alike is taken once', () => {
    const changed = withLine(2, 'Inhale.');
    expect(mergeTexts(text, changed, changed)).toEqual([{ kind: 'agreed', lines: changed.split('\n') }]);
  });

  test('by adding at the same place is a conflict, without the lines that both added', () => {
    const mine = withLine(4, 'Again.', 'Once more.', '');
    const theirs = withLine(4, 'Again.', 'And rest.', '');
    expect(conflictsOf(text, mine, theirs)).toEqual([
      { kind: 'conflict', base: [], mine: ['Once more.'], theirs: ['And rest.'] },
    ]);
  });

  test('where one deletes what the other softens is a conflict, and the deletion is one of its readings', () => {
    expect(conflictsOf(text, withLine(2), withLine(2, 'Breathe in softly.'))).toEqual([
      { kind: 'conflict', base: ['Breathe in.'], mine: [], theirs: ['Breathe in softly.'] },
    ]);
  });

  test('into an empty script is a conflict', () => {
    expect(conflictsOf('', 'Mine.', 'Theirs.')).toEqual([{ kind: 'conflict', base: [''], mine: ['Mine.'], theirs: ['Theirs.'] }]);
  });
});

test('the choices of conflicts count in their order', () => {
  const passages = mergeTexts('a\nb\nc', 'a1\nb\nc1', 'a2\nb\nc2');
  expect(settleMerge(passages, ['mine', 'theirs'])).toBe('a1\nb\nc2');
  expect(settleMerge(passages, ['both'])).toBe('a1\na2\nb\nc1\nc2');
});

/** Sentences, some of them alike, as scripts have them. */
const line = fc.constantFrom('Breathe in.', 'Breathe out.', 'Rest. [pause:5]', '', '## Arriving', 'Let go.', 'Stay.');
const lines = fc.array(line, { maxLength: 14 });
const script = lines.map((all) => all.join('\n'));

/** Three texts of which the latter two come from the first by edits whose lines are nowhere else. */
const threeTexts = fc
  .record({
    count: fc.integer({ min: 0, max: 12 }),
    mine: fc.array(fc.record({ at: fc.nat(12), gone: fc.nat(3), added: fc.nat(3) }), { maxLength: 4 }),
    theirs: fc.array(fc.record({ at: fc.nat(12), gone: fc.nat(3), added: fc.nat(3) }), { maxLength: 4 }),
  })
  .map(({ count, mine, theirs }) => {
    const first = Array.from({ length: count }, (_, index) => `base ${index}`);
    const edit = (name: string, edits: typeof mine): string[] =>
      edits.reduce<string[]>(
        (all, { at, gone, added }, round) =>
          all.toSpliced(Math.min(at, all.length), gone, ...Array.from({ length: added }, (_, n) => `${name} ${round}.${n}`)),
        first,
      );
    return { base: first, mine: edit('mine', mine), theirs: edit('theirs', theirs) };
  });

describe('of any texts', () => {
  test('a side that changed nothing takes the other as it is', () => {
    fc.assert(
      fc.property(script, script, (one, other) => {
        expect(merged(one, other, one)).toBe(other);
        expect(merged(one, one, other)).toBe(other);
        expect(merged(one, other, other)).toBe(other);
      }),
    );
  });

  test('choosing one reading everywhere still keeps what the other side changed elsewhere', () => {
    fc.assert(
      fc.property(script, script, script, (first, mine, theirs) => {
        const passages = mergeTexts(first, mine, theirs);
        if (passages.some(({ kind }) => kind === 'conflict')) return;
        expect(merged(first, theirs, mine)).toBe(settleMerge(passages, []));
      }),
    );
  });

  test('no line that a side wrote is lost, and none that a side took away comes back unasked', () => {
    fc.assert(
      fc.property(threeTexts, ({ base: first, mine, theirs }) => {
        const passages = mergeTexts(first.join('\n'), mine.join('\n'), theirs.join('\n'));
        const readings = passages.flatMap((passage) =>
          passage.kind === 'agreed' ? passage.lines : [...passage.mine, ...passage.theirs],
        );
        const agreedLines = passages.flatMap((passage) => (passage.kind === 'agreed' ? passage.lines : []));
        for (const written of [...mine, ...theirs].filter((one) => !one.startsWith('base')))
          expect(readings.filter((one) => one === written)).toHaveLength(1);
        for (const removed of first.filter((one) => !mine.includes(one) || !theirs.includes(one)))
          expect(agreedLines).not.toContain(removed);
        for (const kept of first.filter((one) => mine.includes(one) && theirs.includes(one))) expect(readings).toContain(kept);
      }),
      { numRuns: 500 },
    );
  });

  test('each reading of the conflicts, with what agrees, has the lines in the order of its side', () => {
    fc.assert(
      fc.property(threeTexts, ({ base: first, mine, theirs }) => {
        const passages = mergeTexts(first.join('\n'), mine.join('\n'), theirs.join('\n'));
        const asMine = passages.flatMap((passage) => (passage.kind === 'agreed' ? passage.lines : passage.mine));
        const own = asMine.filter((one) => mine.includes(one));
        expect(own).toEqual(mine.filter((one) => asMine.includes(one)));
      }),
    );
  });
});
