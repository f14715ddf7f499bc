import { expect, test } from 'vitest';
import sharp from 'sharp';
import { jpegOfScans } from '../../tests/support/hostilePictures.ts';
import { onePicture } from '../../tests/support/onePicture.ts';
import { countScans } from './countScans.ts';

test('a plain JPEG has one scan, a progressive one some', async () => {
  const plain = await onePicture({ width: 500, height: 500, format: 'jpeg' });
  expect(countScans(plain)).toBe(1);
  expect(countScans(await sharp(plain).jpeg({ progressive: true }).toBuffer())).toBeGreaterThan(5);
});

test.each([1, 70, 5000])('%i further scans are all seen', async (scans) => {
  expect(countScans(await jpegOfScans(scans, 400))).toBe(scans + 1);
});

test('what stands in a segment or after the end is no scan', async () => {
  const plain = await onePicture({ format: 'jpeg' });
  const comment = Buffer.from([0xff, 0xfe, 0, 6, 0xff, 0xda, 0xff, 0xda]);
  const behind = Buffer.from([0xff, 0xda, 0, 2]);
  expect(countScans(Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2), behind]))).toBe(1);
});

test('bytes that are none end it', () => {
  for (const bytes of ['', 'ffd8', 'ffd8ff', 'ffd8ffe0', 'ffd8ffe00000', `ffd8${'ff'.repeat(99)}`, 'ffd8ffdaffff'])
    expect(countScans(Buffer.from(bytes, 'hex'))).toBeLessThan(2);
});
