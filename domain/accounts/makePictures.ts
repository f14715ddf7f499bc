import sharp, { type Sharp } from 'sharp';
import { pictureSizes, type PictureSize } from '../../shared/pictures.ts';
import { AppError } from '../AppError.ts';

/** A few kilobytes can stand for a wall of pixels; what is larger than any camera's picture is not decoded. */
const mostPixels = 50_000_000;
const mostSeconds = 10;
const quality = 82;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif']);

// Decoding takes memory by the pixel: one thread for each picture, and nothing is kept.
sharp.cache(false);
sharp.concurrency(1);

export type Pictures = Readonly<Record<PictureSize, Buffer>>;

/** Pictures made one after the other: two large ones at once would take a small machine's memory. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes square WebP pictures out of what was sent: turned upright, cropped around the middle, without anything that the
 * file says beside its pixels. Throws `PICTURE_INVALID` for what is no picture of a known kind.
 */
export function makePictures(file: Buffer): Promise<Pictures> {
  const made = last.then(() => encodeAll(file));
  last = made.catch(() => {});
  return made;
}

async function encodeAll(file: Buffer): Promise<Pictures> {
  const read = (): Sharp => sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
  try {
    // The bytes say what it is; SVG and the like, which can refer to other files, are never drawn.
    const { format } = await read().metadata();
    if (!formats.has(format)) throw new Error(`format ${format}`);
    const encode = (edge: number): Promise<Buffer> =>
      read()
        .autoOrient()
        .resize(edge, edge, { fit: 'cover' })
        .webp({ quality, effort: 4 })
        .timeout({ seconds: mostSeconds })
        .toBuffer();
    return { small: await encode(pictureSizes.small), large: await encode(pictureSizes.large) };
  } catch (error) {
    throw new AppError('PICTURE_INVALID', error instanceof Error ? error.message : 'no picture');
  }
}
