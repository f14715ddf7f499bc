import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseScript } from './parseScript.ts';
import { spliceSection } from './spliceSection.ts';

const body = 'New words. [pause:3]\nAnd more of them.';

test('replaces what a section says, and nothing else', () => {
  const content = '## One\r\n\r\nOld words.\r\n\r\n## Two\n\n\n  Odd  words. [pause:9]\n\nMore.\n\n\n## Three\nEnd.\n';
  expect(spliceSection(content, 2, body)).toBe(`## One\r\n\r\nOld words.\r\n\r\n## Two\n\n\n  ${body}\n\n\n## Three\nEnd.\n`);
  expect(spliceSection(content, 3, body)).toBe(content.replace('End.', body));
});

test('fills a section that has a title only, and one that has none', () => {
  expect(spliceSection('## One', 1, body)).toBe(`## One\n\n${body}`);
  expect(spliceSection('## One\n\n## Two\n\nWords.', 1, body)).toBe(`## One\n\n${body}\n\n## Two\n\nWords.`);
  expect(spliceSection('Just words.\n', 1, body)).toBe(`${body}\n`);
  expect(() => spliceSection('', 1, body)).toThrow(RangeError);
});

test('of any text, the other sections stay as they were', () => {
  const line = fc.constantFrom(
    '## Title',
    '',
    'A sentence. [pause:4]',
    ' Another one, spaced. ',
    'One\r',
    '## Other\r',
    '[pause:9]',
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 14 }), fc.nat(), (lines, pick) => {
      const content = lines.join('\n');
      const { sections } = parseScript(content);
      fc.pre(sections.length > 0);
      const at = pick % sections.length;
      const spliced = spliceSection(content, at + 1, body);
      const now = parseScript(spliced).sections;
      const textOf = (from: string, all: typeof sections) => all.map(({ start, end }) => from.slice(start, end));
      expect(textOf(spliced, now).toSpliced(at, 1)).toEqual(textOf(content, sections).toSpliced(at, 1));
      expect(now[at]?.sentences.map(({ text }) => text)).toEqual(['New words.', 'And more of them.']);
      expect(now[at]?.title).toBe(sections[at]?.title);
    }),
  );
});
