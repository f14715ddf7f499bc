import { ChangeSet, Text } from '@codemirror/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseScript } from '../../../../shared/markup/parseScript.ts';
import { createScriptReader } from '../readScript.ts';
import { scriptText } from '../testing/scriptText.ts';
import { moveSection } from './moveSection.ts';
import { renameSection } from './renameSection.ts';

const apply = (content: string, changes: Parameters<typeof ChangeSet.of>[0]): string =>
  ChangeSet.of(changes, content.length, '\n')
    .apply(Text.of(content.split('\n')))
    .toString();

test('a moved section is the same text in another place, and so is every other one', () => {
  fc.assert(
    fc.property(scriptText, fc.nat(6), fc.nat(6), (content, index, position) => {
      const reading = createScriptReader()(content);
      const move = moveSection(content, reading, index, position);
      if (!move) return;
      const next = apply(content, [...move.changes]);
      const bodies = (text: string): string[] =>
        createScriptReader()(text).sections.map(({ from, to }) => text.slice(from, to).replace(/[ \t\r\n]+$/u, ''));
      expect(bodies(next)).toEqual(
        bodies(content)
          .toSpliced(index, 1)
          .toSpliced(position, 0, bodies(content)[index] ?? ''),
      );
      expect(next.length).toBe(content.length);
      expect(createScriptReader()(next).sections[position]?.from).toBe(move.start);
    }),
    { numRuns: 2000 },
  );
});

test('sections change their places, and the blank lines between them stay', () => {
  const content = '## One\nFirst.\n\n## Two\nSecond.\n\n\n## Three\nThird.';
  const move = moveSection(content, createScriptReader()(content), 2, 0);
  expect(move && apply(content, [...move.changes])).toBe('## Three\nThird.\n\n## One\nFirst.\n\n\n## Two\nSecond.');
});

test('a new title changes the title, and not a byte besides', () => {
  fc.assert(
    fc.property(scriptText, fc.nat(6), fc.string({ unit: 'grapheme' }), (content, index, title) => {
      const section = createScriptReader()(content).sections[index];
      const change = section && renameSection(section, title);
      if (!change) return;
      const next = apply(content, change);
      expect(next).toBe(content.slice(0, change.from) + change.insert + content.slice(change.to));
      expect(parseScript(next).sections[index]?.title).toBe(change.insert);
    }),
    { numRuns: 1000 },
  );
});
