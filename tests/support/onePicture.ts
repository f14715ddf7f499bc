import sharp, { type Metadata } from 'sharp';

type Wishes = { readonly width?: number; readonly height?: number; readonly format?: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' };

/** A picture whose left half is red and whose right half is blue, with words beside the pixels that should not stay. */
export async function onePicture({ width = 40, height = 30, format = 'png' }: Wishes = {}): Promise<Buffer> {
  const half = Math.floor(width / 2);
  const blue = { create: { width: width - half, height, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: await sharp(blue).png().toBuffer(), left: half, top: 0 }])
    .withExif({ IFD0: { Copyright: 'a secret of the camera' } })
    .toFormat(format)
    .toBuffer();
}

export const describePicture = (bytes: Buffer): Promise<Metadata> => sharp(bytes).metadata();
