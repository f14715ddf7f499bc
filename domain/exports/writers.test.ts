import { XMLParser, XMLValidator } from 'fast-xml-parser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ssmlDialects } from '../../shared/exports.schema.ts';
import { anyScript } from '../../tests/support/anyScript.ts';
import { fileOf } from '../../tests/support/fileOf.ts';
import { listCues } from './listCues.ts';
import { nameFile } from './prepareExport.ts';
import { plainText } from './plainText.ts';
import type { ScriptFile } from './scriptFile.ts';
import { ssmlRules } from './ssmlDialects.ts';
import { writeSrt } from './writeSrt.ts';
import { writeSsml } from './writeSsml.ts';
import { writeVtt } from './writeVtt.ts';

const sentencesOf = (file: ScriptFile) => file.sections.flatMap(({ paragraphs }) => paragraphs.flat());
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const silencesOf = (ssml: string): number => {
  const listed = /<!-- silences: (?<list>\[.*\]) -->/u.exec(ssml)?.groups?.['list'] ?? '[]';
  return sum((JSON.parse(listed) as { seconds: number }[]).map(({ seconds }) => seconds));
};

describe('SSML', () => {
  test.each(ssmlDialects)('of the dialect %s is well-formed, and holds every pause, whatever is in the text', (dialect) => {
    fc.assert(
      fc.property(anyScript, fc.boolean(), (content, metadata) => {
        const file = fileOf(content, { title: content.slice(0, 40), metadata });
        const ssml = [...writeSsml(file, dialect)].join('');
        expect(XMLValidator.validate(ssml)).toBe(true);
        const breaks = [...ssml.matchAll(/<break time="(?<seconds>\d+)s"\/>/gu)].map(({ groups }) => Number(groups?.['seconds']));
        expect(Math.max(0, ...breaks)).toBeLessThanOrEqual(ssmlRules[dialect].maxBreak);
        expect(sum(breaks) + silencesOf(ssml)).toBe(sum(sentencesOf(file).map(({ pause }) => pause ?? 0)));
      }),
      { numRuns: 150 },
    );
  });

  test('says sentences letter by letter', () => {
    const file = fileOf('Salt & <b>pepper</b> ]]> -- "so". [pause:30]\nThen.');
    const parsed: unknown = new XMLParser().parse([...writeSsml(file, 'generic')].join(''));
    expect(parsed).toMatchObject({ speak: { p: { s: ['Salt & <b>pepper</b> ]]> -- "so".', 'Then.'] } } });
  });

  test('names no voice but where one has to be', () => {
    for (const dialect of ssmlDialects)
      expect([...writeSsml(fileOf('A.'), dialect)].join('').includes('<voice')).toBe(dialect === 'azure');
  });
});

describe('cues', () => {
  test('are in order, within what is said, and never in a pause', () => {
    fc.assert(
      fc.property(anyScript, (content) => {
        const file = fileOf(content);
        const spoken = sentencesOf(file).map(({ start, spoken: end }) => [Math.round(start * 1000), Math.round(end * 1000)]);
        let before = 0;
        for (const { start, end, lines } of listCues(file)) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          expect(spoken.some(([from = 0, to = 0]) => from <= start && end <= to)).toBe(true);
          for (const line of lines) expect(Array.from(line).length).toBeLessThanOrEqual(42);
          before = end;
        }
      }),
      { numRuns: 300 },
    );
  });

  test('hold every word that takes time to say', () => {
    fc.assert(
      fc.property(anyScript, (content) => {
        const file = fileOf(content);
        const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
        const shown = listCues(file).flatMap(({ lines }) => lines);
        expect(letters(shown.join(''))).toBe(
          letters(
            sentencesOf(file)
              .map(({ text }) => plainText(text))
              .join(''),
          ),
        );
      }),
    );
  });

  test('of a long sentence are of about one length, and of two lines at most', () => {
    const cues = listCues(fileOf(`${'And then the water is quiet, as far as you can see '.repeat(6)}.`));
    for (const { lines } of cues) expect(lines.length).toBeLessThanOrEqual(2);
    const lengths = cues.map(({ end, start }) => end - start);
    expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) / 3);
  });

  test('become no markup', () => {
    fc.assert(
      fc.property(anyScript, (content) => {
        const [vtt, srt] = [[...writeVtt(fileOf(content))].join(''), [...writeSrt(fileOf(content))].join('')];
        for (const line of vtt.split('\n').filter((one) => !/^\d\d:/u.test(one))) expect(line).not.toContain('-->');
        expect(srt.replaceAll(' --> ', '')).not.toMatch(/[<>{}]/u);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a file’s name', () => {
  test.each([
    ['Harbour at dusk', 'Harbour at dusk.txt'],
    ['Größe, été — “quiet”', 'Größe, été — “quiet”.txt'],
    ['../../etc/passwd', 'etc passwd.txt'],
    ['C:\\con', 'C con.txt'],
    ['con', 'Stillpoint con.txt'],
    ['.hidden', 'hidden.txt'],
    ['a\r\nX-Evil: 1', 'a X-Evil 1.txt'],
    ['   ', 'Stillpoint.txt'],
    ['a"b; filename=c', 'a b; filename=c.txt'],
    ['\u202Etxt.exe', 'txt.exe.txt'],
  ])('of %j is %j', (title, name) => {
    expect(nameFile(title, null, 'txt')).toBe(name);
  });

  test('is never a path, nor too long for a disk', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const name = nameFile(title, 3, 'pdf');
        expect(name).toMatch(/^[^\p{Cc}/\\:*?"<>|.][^\p{Cc}/\\:*?"<>|]* \(3\)\.pdf$/u);
        expect(Array.from(name).length).toBeLessThan(100);
      }),
    );
  });
});
