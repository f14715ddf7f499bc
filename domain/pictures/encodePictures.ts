import sharp from 'sharp';
import { maxPictureMegapixels, pictureSizes } from '../../shared/pictures.ts';
import { countScans } from './countScans.ts';
import type { PictureFormat } from './findPictureFormat.ts';
import type { Pictures } from './pictureMessages.ts';
import { TooManyPixelsError } from './TooManyPixelsError.ts';

/** Also bounds a picture that is one pixel high, whose enlargement would be as long as it is many. */
const maxEdge = 20_000;
/** Cameras and programs write about ten. */
const maxScans = 64;
const quality = 82;

// Only these four exist from here on: nothing that draws (SVG, PDF), reads other files or knows other codecs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
// Decoding takes memory by the pixel: one thread for each picture, and nothing is kept.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Makes square WebP pictures out of what was sent: turned upright, cropped around the middle, without anything that the
 * file says beside its pixels. It is decoded once, whatever it holds: the first page of an animation is all that is read.
 */
export async function encodePictures(file: Buffer, format: PictureFormat): Promise<Pictures> {
  // The limit by pixels is our own, so that it can be named to whoever sent the picture.
  const read = { limitInputPixels: false, failOn: 'error', pages: 1 } as const;
  const { width, height } = await sharp(file, read).metadata();
  if (width * height > maxPictureMegapixels * 1_000_000 || Math.max(width, height) > maxEdge)
    throw new TooManyPixelsError(`${width} × ${height} pixels`);
  if (format === 'jpeg' && countScans(file) > maxScans) throw new Error('too many scans');
  const { large: edge, small: smallEdge } = pictureSizes;
  const { data, info } = await sharp(file, read)
    .autoOrient()
    .resize(edge, edge, { fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const large = await sharp(data, pixels).webp({ quality, effort: 4 }).toBuffer();
  const small = await sharp(data, pixels).resize(smallEdge, smallEdge).webp({ quality, effort: 4 }).toBuffer();
  return { small, large };
}
