import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from '../../shared/import/readJson.ts';
import { readMarkdown } from '../../shared/import/readMarkdown.ts';
import { readTxt } from '../../shared/import/readTxt.ts';
import { ExportedScript } from '../../shared/exports.schema.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { languages } from '../../shared/vocabulary.ts';
import { anyScript } from '../../tests/support/anyScript.ts';
import { fileOf } from '../../tests/support/fileOf.ts';
import { plainText } from './plainText.ts';
import { writeJson } from './writeJson.ts';
import { writeMarkdown } from './writeMarkdown.ts';
import { writeTxt } from './writeTxt.ts';

/** What a script is, wherever its words stand in the text. */
const scriptOf = (content: string) =>
  parseScript(content.replaceAll(/\r\n?/gu, '\n')).sections.map(({ title, sentences, markerErrors }) => ({
    title,
    sentences: sentences.map(({ text, pause, paragraph }) => ({ text, pause, paragraph })),
    // One that is never closed reaches to the line's end, and spaces there say nothing.
    errors: markerErrors.map(({ text, reason }) => ({ text: text.trimEnd(), reason })),
  }));
const title = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.constantFrom('# Harbour', '===', '*at* [dusk](x)', '2. Teil', '> so', '---', 'a\\'),
);
/** Whose words they are, in which language, and what of it is shown. */
const about = fc.record({
  language: fc.constantFrom(...languages),
  author: fc.constantFrom('composer', 'model', 'person'),
  writer: fc.constantFrom('composer', 'model', null),
  detail: fc.constantFrom('phrase library 2', 'a/b:c "d" --> > # [x] \\ 🌊', null),
  metadata: fc.boolean(),
});
const tidy = (text: string): string => plainText(text).replaceAll(/\s+/gu, ' ').trim();

describe('export and reimport give the same script, whatever is in it', () => {
  test('as plain text', () => {
    fc.assert(
      fc.property(anyScript, title, about, (content, name, given) => {
        const read = readTxt([...writeTxt(fileOf(content, { title: tidy(name), ...given }))].join(''));
        expect(scriptOf(read.content)).toEqual(scriptOf(content));
        expect(read.title).toBe(tidy(name));
      }),
      { numRuns: 500 },
    );
  });

  test('as Markdown', () => {
    fc.assert(
      fc.property(anyScript, title, about, (content, name, given) => {
        const text = content.split('\n').map(plainText).join('\n');
        const read = readMarkdown([...writeMarkdown(fileOf(text, { title: tidy(name), ...given }))].join(''));
        expect(scriptOf(read.content)).toEqual(scriptOf(text));
        expect(read.title).toBe(tidy(name));
      }),
      { numRuns: 500 },
    );
  });

  test('as JSON', () => {
    fc.assert(
      fc.property(anyScript, title, about, (content, name, given) => {
        const text = [...writeJson(fileOf(content, { title: name, ...given }))].join('');
        ExportedScript.parse(JSON.parse(text));
        expect(readJson(text)).toEqual({ title: name, content: content.replaceAll(/\r\n?/gu, '\n') });
      }),
      { numRuns: 300 },
    );
  });
});

test('a script as the product writes it comes back letter by letter', () => {
  const content = '## One\n\nA first. [pause:3]\nA second…\n\n« Oui ! » [pause:30]\n\n## Two\n\nEnd.';
  const file = fileOf(content, { language: 'fr' });
  expect(readTxt([...writeTxt(file)].join(''))).toEqual({ title: file.title, content });
  expect(readMarkdown([...writeMarkdown(file)].join(''))).toEqual({ title: file.title, content });
});

test('files of others are read too', () => {
  expect(readTxt('\uFEFFJust a text.\r\nAnd more.')).toEqual({ title: '', content: 'Just a text.\nAnd more.' });
  expect(readTxt('A title\n=======\n\nText.')).toEqual({ title: 'A title', content: 'Text.' });
  expect(readMarkdown('# A title\n\n### Part\n\n> Quoted.\n\nText \\*here\\*.')).toEqual({
    title: 'A title',
    content: '## Part\n\nQuoted.\n\nText *here*.',
  });
  for (const text of ['', '{', '{}', '[]', '{"format":"else","content":"x"}']) expect(readJson(text)).toBeNull();
});
