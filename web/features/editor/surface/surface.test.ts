import { EditorState } from '@codemirror/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptText } from '../testing/scriptText.ts';
import { minimalChanges } from './minimalChanges.ts';
import { scriptField } from './scriptField.ts';
import { boundPause, setPause } from './setPause.ts';

const open = (doc: string): EditorState =>
  EditorState.create({ doc, extensions: [EditorState.lineSeparator.of('\n'), scriptField.extension] });

test('a text that is opened and read again is the same, to the byte', () => {
  fc.assert(
    fc.property(fc.oneof(scriptText, fc.string({ unit: 'binary' })), (content) => {
      expect(open(content).sliceDoc()).toBe(content);
    }),
    { numRuns: 500 },
  );
});

test('a pause that is given another length changes its digits, and nothing besides', () => {
  fc.assert(
    fc.property(scriptText, fc.nat(), fc.integer({ min: -5, max: 60 }), (content, which, wanted) => {
      const state = open(content);
      const marks = scriptField.marksBetween(state, 0, content.length);
      const mark = marks[which % Math.max(1, marks.length)];
      if (!mark) return;
      const seconds = boundPause(wanted);
      const next = state.update(setPause(mark, seconds)).state;
      expect(next.sliceDoc()).toBe(`${content.slice(0, mark.from)}[pause:${seconds}]${content.slice(mark.to)}`);
      const after = scriptField.marksBetween(next, 0, next.doc.length).map((one) => one.seconds);
      expect(after).toEqual(marks.map((one) => (one === mark ? seconds : one.seconds)));
    }),
    { numRuns: 1000 },
  );
});

test('one text becomes another by what differs', () => {
  fc.assert(
    fc.property(scriptText, scriptText, (content, next) => {
      const state = open(content);
      expect(state.update({ changes: minimalChanges(content, next) }).state.sliceDoc()).toBe(next);
    }),
    { numRuns: 1000 },
  );
  const [before, after] = ['One.\nTwo is here.\nThree.\nFour.', 'One.\nTwo was here.\nThree.\nFive.\nFour.'];
  expect(minimalChanges(before, after)).toEqual([
    { from: 9, to: 10, insert: 'wa' },
    { from: 25, to: 25, insert: 'Five.\n' },
  ]);
});
