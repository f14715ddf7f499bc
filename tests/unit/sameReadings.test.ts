import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLeftovers } from '../../shared/checks/findLeftovers.ts';
import { findOtherAddress } from '../../shared/checks/findOtherAddress.ts';
import { findForbidden } from '../../shared/checks/forbiddenPhrases.ts';
import { countSyllables } from '../../shared/checks/readability/countSyllables.ts';
import { readHeading } from '../../shared/import/readHeading.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { setQuotes } from '../../shared/markup/setQuotes.ts';
import { normalizeText } from '../../shared/normalizeText.ts';
import { dataBlock } from '../../worker/writing/model/prompts/dataBlock.ts';
import { cleanLine } from '../../worker/writing/model/text/cleanLine.ts';

/** Patterns that say in one line what is read, in a time that grows with the square of the text: on short ones they must agree. */

const typed = fc.constantFrom(
  ...Array.from(`!.…,;:"'’“„”«»()[]{}<>#*_-–/@&|\`\\= \u00A0\u202F\t1aeAhsé`),
  '. ',
  ' »',
  '« ',
  '[pause:5]',
  '(pause',
  '(long  silence)',
  '(stille ',
  'http://',
  'www.',
  '@b.co',
  'a@',
  '.com',
  '-x.org',
  '###',
  '** ',
  '(short ',
);
const text = fc.array(typed, { maxLength: 30 }).map((pieces) => pieces.join(''));
const expectSame = (arbitrary: fc.Arbitrary<string>, read: (one: string) => unknown, plain: (one: string) => unknown): void =>
  fc.assert(
    fc.property(arbitrary, (one) => {
      expect(read(one)).toEqual(plain(one));
    }),
    { numRuns: 2000 },
  );
const spansOf = (pattern: RegExp, one: string) =>
  [...one.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));

describe('what is read in time in proportion to a text is what a pattern finds', () => {
  test('where sentences end', () => {
    const end = /[.!?…]+(?:["'”»“’)]|«(?!\S)|[ \u00A0\u202F]»(?!\S))*(?=\s+(?:["'„“«»¿¡(–—]\s*)*[\p{Lu}\p{N}¿¡„“«])/gu;
    const line = text.filter((one) => !/^##[ \t]|\[\s*pause/iu.test(one));
    const cut = (one: string): string[] => {
      const ends = [...spansOf(end, one).map((span) => span.end), one.length];
      return ends.map((to, index) => one.slice(ends[index - 1] ?? 0, to).trim()).filter((piece) => piece !== '');
    };
    expectSame(
      line,
      (one) => parseScript(one).sections.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)),
      cut,
    );
  });

  test.each([
    {
      kind: 'slot',
      pattern:
        /\{[^}\n]*\}?|\[(?!\s*pause\b)[^\]\n]*\]?|\(\s*(?:(?:long|short|longue|courte|lange|kurze)\s+)?(?:pausen?|pausa|silence|silencio|silenzio|silêncio|stille)\b[^)\n]*\)/giu,
    },
    {
      kind: 'link',
      pattern: /(?:https?:|ftp:|mailto:|www\.)\S*|[\w.+-]+@[\w-]+\.\w{2,}|(?<![\p{L}\d.])[\w-]+\.(?:com|org|net|io)\b/giu,
    },
    {
      kind: 'markdown',
      pattern:
        /\*+|_{2,}|~~|`+|(?<=\S[ \t]*)#{2,}|^(?!##[ \t]+\S)[ \t]*(?:[-–+•][ \t]+|\d{1,3}[.)][ \t]+|#+|>|-{3,}|={3,}|\|)/gmu,
    },
  ])('a $kind', ({ kind, pattern }) => {
    const found = (one: string) =>
      findLeftovers(one)
        .filter((leftover) => leftover.kind === kind)
        .map(({ start, end }) => ({ start, end }));
    expectSame(text, found, (one) => spansOf(pattern, one));
  });

  test('a quotation of another language', () => {
    const plain = (one: string) => one.replaceAll(/«\s*([^«»]*?)\s*»/gu, '“$1”');
    expectSame(
      text.filter((one) => !/["'“”]/u.test(one)),
      (one) => setQuotes(one, 'pt'),
      plain,
    );
  });

  test('what is said outside quotations', () => {
    const plain = (one: string) => {
      const rest = one.replaceAll(/«[^»]*»|„[^“]*“|“[^”]*”/gu, (quoted) => ' '.repeat(quoted.length));
      return /(?<![\p{L}\p{M}])(?:voi|vostr[oaie])(?![\p{L}\p{M}])/iu.exec(rest)?.index;
    };
    const said = fc
      .array(fc.constantFrom('«', '»', '„', '“', '”', ' voi ', 'a '), { maxLength: 14 })
      .map((pieces) => pieces.join(''));
    expectSame(said, (one) => findOtherAddress(one, 'it', 'informal')?.start, plain);
  });

  test('what denies a phrase before it', () => {
    const denied = /\b(?:non|mai|senza|nessun\w*|niente|nulla|ne|se)\b[^.,;:!?]{0,40}$/;
    const deniedAfter = /^ (?:nulla|niente|alcun\w*|nessun\w*)\b/;
    const plain = (one: string) =>
      spansOf(/\bguarirai\b/g, one).filter(
        ({ start, end }) => !denied.test(one.slice(0, start)) && !deniedAfter.test(one.slice(end)),
      );
    const said = fc
      .array(fc.constantFrom('guarirai ', 'non ', 'nessun', 'ottanta ', 'a', ', ', "' ", 'x'.repeat(30)), { maxLength: 12 })
      .map((pieces) => pieces.join(''));
    expectSame(said, (one) => findForbidden(one, 'it').map(({ start, end }) => ({ start, end })), plain);
  });

  test('an ending that is not pronounced', () => {
    const plain = (one: string) => {
      const pronounced = one.replace(/(?<=[aeiouyàâéèêîôûù].*)ent$/u, '').replace(/(?<=[aeiouyàâéèêëîïôùûœ].*)es?$/u, '');
      return Math.max(1, pronounced.match(/[aeiouy]+/gu)?.length ?? 0);
    };
    const word = fc.array(fc.constantFrom('e', 's', 'nt', 'p', 'a', 'l', 'ent', 'es'), { minLength: 1, maxLength: 8 });
    const plainWord = word
      .map((pieces) => `${pieces.join('')}lent`)
      .filter((one) => !/[mcdtv]ent$|tal|arg|par|abs|serp/u.test(one));
    expectSame(plainWord, (one) => countSyllables(one, 'fr'), plain);
  });

  test('a heading of Markdown', () => {
    const heading = /^(?<level>#{1,6})(?:[ \t]+(?<text>.*?))?(?:[ \t]+#+)?[ \t]*$/u;
    const plain = (one: string) => {
      const groups = heading.exec(one)?.groups;
      return groups ? { level: groups['level']?.length, text: groups['text'] ?? '' } : null;
    };
    const line = fc
      .array(fc.constantFrom('#', '##', ' ', '\t', 'a', '\u2028'), { maxLength: 12 })
      .map((pieces) => pieces.join(''));
    expectSame(line, readHeading, plain);
  });

  test('links in a text that a prompt holds', () => {
    const plain = (one: string) => {
      const quiet = one
        .replace(/\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/giu, ' ')
        .replace(/^\s*#{1,6}\s*/gmu, '')
        .replace(/\s+/gu, ' ')
        .trim();
      return quiet === '' ? '' : `<goal>\n${quiet}\n</goal>`;
    };
    const said = fc
      .array(fc.constantFrom('a', '@', '.', ' ', '\n', '#', 'www.', 'http://', 'Http://b'), { maxLength: 16 })
      .map((pieces) => pieces.join(''));
    expectSame(said, (one) => dataBlock('goal', one, 500), plain);
  });

  test('a direction in a line of a model', () => {
    const directions = /[([*_]+\s*(?:pause|\d+\s*(?:s|sec|min|sek|seg))[^)\]*_\n]{0,40}[)\]*_]+/giu;
    const plain = (one: string) => one.replace(directions, ' ').replaceAll(/\s+/gu, ' ').trim();
    const line = fc
      .array(fc.constantFrom('(', '((', '[', ')', ']', ' ', 'pause', 'now', '7 sec'), { maxLength: 14 })
      .map((pieces) => `So ${pieces.join('')} it is`)
      .filter((one) => !/\[\s*pause/u.test(one));
    expectSame(line, cleanLine, plain);
  });

  test('a letter with its accents', () => {
    const accented = fc.array(fc.constantFrom('a', 'o', 'n', '\u0301', '\u0315', '\u0327'), { maxLength: 30 });
    expectSame(
      accented.map((pieces) => pieces.join('')),
      (one) => normalizeText(one, 'NFC'),
      (one) => one.normalize('NFC'),
    );
  });
});
