import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { maxPictureBytes } from '../../shared/pictures.ts';

/** One chunk of a PNG, with a checksum that is right (PNG specification, section 5.3). */
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

type PngShape = {
  readonly width: number;
  readonly height: number;
  readonly interlaced?: boolean;
  readonly chunks?: readonly Buffer[];
};

/** A black PNG of one bit a pixel: the most pixels for the fewest bytes. `data` stands for the rows where it is given. */
export function blackPng({ width, height, interlaced = false, chunks = [] }: PngShape, data?: Buffer): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, interlaced ? 1 : 0])]);
  const rows = data ?? deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** So many zeros, compressed a thousand to one. */
const bomb = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 });

const textChunks = {
  iCCP: (megabytes: number) => Buffer.concat([Buffer.from('icc\0\0', 'latin1'), bomb(megabytes)]),
  zTXt: (megabytes: number) => Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), bomb(megabytes)]),
  iTXt: (megabytes: number) => Buffer.concat([Buffer.from('Comment\0\u0001\0\0\0', 'latin1'), bomb(megabytes)]),
};

/** A picture that is right but for a chunk beside the pixels, which unpacks to so many megabytes. */
export const pngWithBomb = (type: keyof typeof textChunks, megabytes: number): Buffer =>
  blackPng({ width: 64, height: 64, chunks: [pngChunk(type, textChunks[type](megabytes))] });

/** An animated GIF of so many frames, each of one pixel of data whatever size it says that it has. */
export function animatedGif(frames: number, edge = 1): Buffer {
  const size = Buffer.from([edge & 255, edge >> 8, edge & 255, edge >> 8]);
  const start = Buffer.concat([Buffer.from('GIF89a', 'latin1'), size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 0, 0])]);
  const control = Buffer.from('21f904000a000000', 'hex');
  const frame = Buffer.concat([control, Buffer.from('2c00000000', 'hex'), size, Buffer.from([0, 2, 2, 0x4c, 1, 0])]);
  return Buffer.concat([start, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

export async function animatedWebp(frames: number): Promise<Buffer> {
  const page = (index: number) => ({
    create: { width: 64, height: 64, channels: 3 as const, background: { r: index % 256, g: (index * 7) % 256, b: 90 } },
  });
  const pages = await Promise.all(Array.from({ length: frames }, (_, index) => sharp(page(index)).png().toBuffer()));
  return sharp(pages, { join: { animated: true } })
    .webp({ effort: 0 })
    .toBuffer();
}

/**
 * A progressive JPEG whose every scan says nothing and still has the decoder walk over all of the picture: each is a run of
 * blocks without anything in them (ITU-T T.81, annex G.1.2.2).
 */
export async function jpegOfScans(scans: number, edge: number): Promise<Buffer> {
  const plain = await sharp({ create: { width: edge, height: edge, channels: 3, background: '#808080' } })
    .greyscale()
    .jpeg({ progressive: true, optimiseScans: false })
    .toBuffer();
  const firstScan = plain.indexOf(Buffer.from([0xff, 0xda]));
  // One code of one bit, "0": the end of band after a run of 2^14 blocks, whose 14 further bits say how many more.
  const table = Buffer.concat([Buffer.from([0xff, 0xc4, 0, 20, 0x11, 1]), Buffer.alloc(15), Buffer.from([0xe0])]);
  const runs = Math.ceil(Math.ceil(edge / 8) ** 2 / 32_767);
  const bits = '011111111111111'.repeat(runs).padEnd(Math.ceil((runs * 15) / 8) * 8, '1');
  const coded = bits.match(/.{8}/gu)?.flatMap((byte) => (byte === '11111111' ? [0xff, 0] : [Number.parseInt(byte, 2)])) ?? [];
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0x01, 1, 63, 0, ...coded]);
  const dc = Buffer.from(plain.subarray(firstScan, nextMarker(plain, firstScan + 2)));
  return Buffer.concat([
    plain.subarray(0, firstScan),
    dc,
    table,
    ...Array.from({ length: scans }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function nextMarker(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length - 1; at += 1) if (bytes[at] === 0xff && bytes[at + 1] !== 0) return at;
  return bytes.length;
}

/** Groups that refer to each other, ten times on each level; without a size, which has to be worked out from all of them. */
export function svgOfUses(levels: number): Buffer {
  const level = (index: number): string => `<g id="l${index}">${`<use href="#l${index - 1}" x="1" y="1"/>`.repeat(10)}</g>`;
  const defs = Array.from({ length: levels }, (_, index) => level(index + 1)).join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="l0"><rect width="5" height="5"/></g>${defs}</defs><use href="#l${levels}"/></svg>`,
  );
}

export function largeSvg(bytes = maxPictureBytes - 100_000): Buffer {
  const part = '<g/>';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${part.repeat(Math.floor(bytes / part.length))}</svg>`,
  );
}

export const nestedSvg = (depth: number): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}</svg>`);
