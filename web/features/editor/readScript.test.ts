import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords, silenceAfter, spokenCharacters } from '../../../shared/markup/clock.ts';
import { parseScript } from '../../../shared/markup/parseScript.ts';
import { createScriptReader } from './readScript.ts';
import { scriptText } from './testing/scriptText.ts';

test('sections, sentences and pauses are those that the parser reads, whatever was read before', () => {
  const read = createScriptReader();
  fc.assert(
    fc.property(scriptText, (content) => {
      const { sections } = read(content);
      const parsed = parseScript(content).sections;
      expect(sections.map(({ body }) => body.title)).toEqual(parsed.map(({ title }) => title));
      const sentences = sections.flatMap(({ from, body }) =>
        body.sentences.map((one) => ({ ...one, from: one.from + from, to: one.to + from })),
      );
      expect(sentences).toEqual(
        parsed.flatMap((section) =>
          section.sentences.map((one) => ({
            from: one.start,
            to: one.end,
            characters: spokenCharacters(one.text),
            words: countWords(one.text),
            silence: silenceAfter(one),
            isPaused: one.pause !== null,
          })),
        ),
      );
      const marks = sections.flatMap(({ body }) => body.marks.map(({ seconds }) => seconds));
      expect(marks).toEqual(parsed.flatMap((one) => one.sentences.flatMap(({ pause }) => (pause === null ? [] : [pause]))));
    }),
    { numRuns: 2000 },
  );
});

test('sections lie one after another up to the end, each mark where its marker stands', () => {
  fc.assert(
    fc.property(scriptText, (content) => {
      const { sections } = createScriptReader()(content);
      sections.forEach(({ from, to, body }, index) => {
        expect(to).toBe(sections[index + 1]?.from ?? content.length);
        if (body.title !== null) expect(content.slice(from + body.titleFrom, from + body.titleTo)).toBe(body.title);
        for (const mark of body.marks) expect(content.slice(from + mark.from, from + mark.to)).toMatch(/^\[pause:\d+\]$/u);
      });
    }),
    { numRuns: 1000 },
  );
});
