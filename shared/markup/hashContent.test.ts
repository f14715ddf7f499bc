import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashContent } from './hashContent.ts';

/** FNV-1a as its authors write it, by octets. */
function fnv1a(octets: Uint8Array): number {
  let hash = 0x811c9dc5n;
  for (const octet of octets) hash = ((hash ^ BigInt(octet)) * 0x01000193n) & 0xffffffffn;
  return Number(hash);
}

test('is FNV-1a over UTF-16LE, with the length before it', () => {
  expect(hashContent('')).toBe('0-811c9dc5');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      expect(hashContent(text)).toBe(`${text.length}-${fnv1a(Buffer.from(text, 'utf16le')).toString(16).padStart(8, '0')}`);
    }),
  );
});

test('a pause, a letter or a line that differs makes another', () => {
  const text = '## One\n\nThe breath comes as it comes. [pause:4]\nThat is enough.';
  const others = [text.replace('4', '5'), text.replace('T', 't'), text.replace('\nThat', ' That'), `${text} `];
  expect(new Set([text, ...others].map(hashContent)).size).toBe(5);
});
