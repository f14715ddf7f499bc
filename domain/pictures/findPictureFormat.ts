export const pictureFormats = ['jpeg', 'png', 'webp', 'gif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const starts: Readonly<Record<PictureFormat, (text: string) => boolean>> = {
  jpeg: (text) => text.startsWith('\xff\xd8\xff'),
  png: (text) => text.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP',
  gif: (text) => text.startsWith('GIF87a') || text.startsWith('GIF89a'),
};

/** What a file is by its first bytes; null for all that is none of the four kinds, which no decoder may get to see. */
export function findPictureFormat(file: Buffer): PictureFormat | null {
  const start = file.toString('latin1', 0, 12);
  return pictureFormats.find((format) => starts[format](start)) ?? null;
}
